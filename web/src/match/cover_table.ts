/** Whatever covers the table keeps hands off what lies below, for the keyboard and screen readers too. */
export function coverTable(): () => void {
  const table = document.querySelector<HTMLElement>(".match");
  if (table) table.inert = true;
  return () => {
    if (table) table.inert = false;
  };
}
