// Words for eyes and for ears: text, labels, titles, what fields suggest, the tab's title.
() => {
  const found = [document.title, document.body.innerText];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT);
  for (let node = walker.currentNode; node; node = walker.nextNode()) {
    for (const name of ["aria-label", "title", "alt", "placeholder", "aria-roledescription"]) {
      const value = node.getAttribute?.(name);
      if (value) found.push(value);
    }
    if (node.classList?.contains("unseen")) found.push(node.textContent);
  }
  return found.join("\n");
}
