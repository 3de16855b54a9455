// Where something is that has a role and a name, scrolled into sight; null while it cannot be hit.
(target) => {
  const marked = {
    button: "button, [role=button]",
    group: "[role=group]",
    region: "section[aria-label]",
    textbox: "input:not([type]), input[type=text]",
  };
  const plain = (text) => (text ?? "").replace(/\s+/g, " ").trim();
  const named = (element) => plain(element.getAttribute("aria-label") ?? (element.labels?.[0] ?? element).innerText);
  const fits = ({ name, whole }, element) => {
    const found = named(element);
    return whole ? found === plain(name) : found.startsWith(plain(name)) && !/^\w/.test(found.slice(plain(name).length));
  };
  const locate = (wanted) => {
    const around = wanted.within ? locate(wanted.within) : document.querySelector("dialog:modal") ?? document;
    return [...(around?.querySelectorAll(marked[wanted.role]) ?? [])].find((element) => fits(wanted, element));
  };
  const found = locate(target);
  if (!found || found.disabled || found.getClientRects().length === 0) return null;
  found.scrollIntoView({ block: "nearest", behavior: "instant" });
  const { left, top, width, height } = found.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return found.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
}
