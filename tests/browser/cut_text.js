// Words that somebody cannot read whole: their ink passes a border that hides it and does not scroll.
// A long name may end in an ellipsis: that says itself what it does. What is clipped away whole is for ears, and what has no
// room on a line that wraps out of sight was left out whole, on purpose (seats/SeatChip.svelte).
() => {
  const pen = document.createElement("canvas").getContext("2d");
  const within = document.querySelector("dialog:modal") ?? document.body;
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  const found = [];
  while (walker.nextNode()) {
    const { parentElement: home, data } = walker.currentNode;
    const text = data.trim();
    if (!text || home.closest(".unseen, [inert]") || !home.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    pen.font = getComputedStyle(home).font;
    const ink = pen.measureText(text);
    for (const line of range.getClientRects()) {
      const box = {
        left: line.left,
        right: line.right - parseFloat(getComputedStyle(home).letterSpacing || 0) || line.right,
        top: line.top + ink.fontBoundingBoxAscent - ink.actualBoundingBoxAscent,
        bottom: line.bottom - ink.fontBoundingBoxDescent + ink.actualBoundingBoxDescent,
      };
      const hidden = { x: true, y: true };
      for (let up = home; up && up !== document.documentElement; up = up.parentElement) {
        const { clipPath, flexWrap, overflowX, overflowY, position, textOverflow } = getComputedStyle(up);
        const border = up.getBoundingClientRect();
        if (clipPath === "inset(50%)" || (flexWrap === "wrap" && overflowY === "hidden" && line.top >= border.bottom)) break;
        if (["auto", "scroll"].includes(overflowX) || textOverflow === "ellipsis") hidden.x = false;
        if (["auto", "scroll"].includes(overflowY)) hidden.y = false;
        const over = Math.max(
          overflowX !== "visible" && hidden.x ? Math.max(border.left - box.left, box.right - border.right) : 0,
          overflowY !== "visible" && hidden.y ? Math.max(border.top - box.top, box.bottom - border.bottom) : 0,
        );
        if (over > 1.5) found.push(`"${text.slice(0, 30)}" is cut by ${over.toFixed()} px in <${up.tagName.toLowerCase()} class="${up.className}">`);
        if (position === "fixed") break;
      }
    }
  }
  return [...new Set(found)];
}
