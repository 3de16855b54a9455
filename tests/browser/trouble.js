// What keeps somebody from seeing or hitting a thing, after it was scrolled to the middle.
async (element, least) => {
  element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const seen = await new Promise((done) => {
    new IntersectionObserver(([entry], observer) => {
      observer.disconnect();
      done(entry.intersectionRatio);
    }).observe(element);
  });
  const box = element.getBoundingClientRect();
  const trouble = [];
  if (seen < 0.95) trouble.push(`only ${Math.round(seen * 100)} % can be seen`);
  if (box.width < least || box.height < least) trouble.push(`only ${box.width.toFixed()}×${box.height.toFixed()}`);
  const points = [["middle", (box.left + box.right) / 2, (box.top + box.bottom) / 2]];
  const number = element.matches("li") ? null : element.querySelector("[data-card] > b");
  if (number) {
    // The ink alone: a line of text is higher than its digits.
    const digits = document.createRange();
    digits.selectNodeContents(number);
    const line = digits.getBoundingClientRect();
    const pen = document.createElement("canvas").getContext("2d");
    pen.font = getComputedStyle(number).font;
    const ink = pen.measureText(digits.toString());
    const top = line.top + ink.fontBoundingBoxAscent - ink.actualBoundingBoxAscent;
    const bottom = line.bottom - ink.fontBoundingBoxDescent + ink.actualBoundingBoxDescent;
    const face = number.parentElement.getBoundingClientRect();
    const over = Math.max(face.top - top, bottom - face.bottom, face.left - line.left, line.right - face.right);
    if (over > 1) trouble.push(`the number is cut by ${over.toFixed()}`);
    for (const x of [line.left + 2, line.right - 2]) {
      for (const y of [top + 1, bottom - 1]) points.push(["number", x, y]);
    }
  }
  const home = element.closest("li") ?? element;
  for (const [what, x, y] of points) {
    const there = document.elementFromPoint(x, y);
    if (!there) trouble.push(`the ${what} lies outside the screen`);
    else if (!home.contains(there) && !there.contains(element)) {
      trouble.push(`the ${what} lies under <${there.tagName.toLowerCase()} class="${there.className}">`);
    }
  }
  return [...new Set(trouble)];
}
