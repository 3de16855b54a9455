"""How many things have flown on a page: `window.flights` counts from now on."""

COUNT_FLIGHTS = """() => {
  window.flights = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    window.flights += 1;
    return animate.apply(this, given);
  };
}"""
