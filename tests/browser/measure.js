// Boxes of what can be pressed, and of cards, as far as they are seen: cut by whatever scrolls.
() => {
  const cut = (element) => {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    for (let up = element.parentElement; up; up = up.parentElement) {
      const style = getComputedStyle(up);
      const box = up.getBoundingClientRect();
      if (style.overflowX !== "visible") [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      if (style.overflowY !== "visible") [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
      if (style.position === "fixed" || up.tagName === "DIALOG") break;
    }
    left = Math.max(left, 0); top = Math.max(top, 0);
    right = Math.min(right, innerWidth); bottom = Math.min(bottom, innerHeight);
    return { left, top, right, bottom };
  };
  const modal = document.querySelector("dialog:modal");
  const within = modal ?? document.body;
  const hidden = (element) =>
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || element.closest("[inert], .unseen");
  const name = (element) =>
    (element.getAttribute("aria-label") ?? element.innerText ?? element.value ?? "").trim().replace(/\s+/g, " ").slice(0, 40);
  const target = (element) => (element.matches("input") && element.closest("label")) || element;
  const boxes = (selector) =>
    [...new Set([...within.querySelectorAll(selector)].map(target))]
      .filter((element) => !hidden(element))
      .map((element) => {
        const whole = element.getBoundingClientRect();
        return { element, name: `${element.tagName.toLowerCase()} ${name(element)}`, whole, ...cut(element) };
      })
      .filter((box) => box.right - box.left > 1 && box.bottom - box.top > 1);
  const pressed = boxes("button, a[href], input, select, textarea, summary, [role=button]");
  const cards = boxes("[data-flip]");
  // A bar that keeps its place while the rest scrolls may lie above it: one can scroll on.
  const floats = (element) => {
    for (let up = element; up && up !== within; up = up.parentElement) {
      if (["sticky", "fixed"].includes(getComputedStyle(up).position)) return up;
    }
    return null;
  };
  const related = (one, other) =>
    floats(one.element) !== floats(other.element) || one.element.contains(other.element) || other.element.contains(one.element);
  const overlap = (list) => {
    const found = [];
    for (const [at, one] of list.entries()) {
      for (const other of list.slice(at + 1)) {
        const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        if (width > 1.5 && height > 1.5 && !related(one, other)) found.push(`${one.name} / ${other.name}`);
      }
    }
    return found;
  };
  const covered = pressed.filter((box) => {
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const there = document.elementFromPoint(x, y);
    if (!there || box.element.contains(there) || there.contains(box.element)) return false;
    return getComputedStyle(floats(there) ?? there).position !== "sticky";
  });
  const root = document.scrollingElement;
  const wide = [...within.querySelectorAll("*")].filter((element) => {
    const box = cut(element);
    return !hidden(element) && element.getBoundingClientRect().right > innerWidth + 1 && box.right > innerWidth - 1
      && box.bottom > box.top && box.right > box.left;
  });
  return {
    sideways: root.scrollWidth - innerWidth,
    down: root.scrollHeight - innerHeight,
    outside: wide.map((element) => `${element.tagName} ${element.className} ${name(element)}`).slice(0, 5),
    small: pressed
      .filter((box) => !box.element.disabled && (box.whole.width < 39.5 || box.whole.height < 39.5))
      .map((box) => `${box.name} ${Math.round(box.whole.width)}×${Math.round(box.whole.height)}`),
    overlapping: overlap(pressed),
    cards: overlap(cards),
    covered: covered.map((box) => box.name),
    pressed: pressed.length,
  };
}
