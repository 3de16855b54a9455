/** Whatever covers the table keeps hands off what lies below, for the keyboard and screen readers too. */
export function coverTable(): () => void {
  const table = document.querySelector<HTMLElement>(".match");
  if (table) table.inert = true;
  document.documentElement.toggleAttribute("data-covered", true);
  return () => {
    if (table) table.inert = false;
    document.documentElement.toggleAttribute("data-covered", false);
  };
}
