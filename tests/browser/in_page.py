"""What a visitor does inside a page, as JavaScript."""

WORKER_KEEPS = """async () => {
  const spoken = document.documentElement.lang;
  await navigator.serviceWorker.register(`/sw.js?${spoken}`);
  const rest = () => new Promise((done) => setTimeout(done, 20));
  while (!navigator.serviceWorker.controller) await rest();
  while (!(await caches.match("/", { ignoreVary: true }))) await rest();
}"""
PAINTED = """() => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  return frame().then(frame).then(() => document.fonts.ready).then(frame);
}"""
"""What was there has been drawn, in its own letters: until they come, wider ones stand in."""
AT_REST = """() => {
  for (const each of document.getAnimations()) {
    if (Number.isFinite(each.effect.getComputedTiming().endTime)) each.finish();
  }
}"""
"""Whatever is on its way has arrived."""

PREFER = """(settings) => localStorage.setItem("toril.settings", JSON.stringify(
  { ...JSON.parse(localStorage.getItem("toril.settings")), ...settings }))"""
KEEP_TABLES = "(tables) => localStorage.setItem('toril.tables', JSON.stringify(tables))"
COACH = "localStorage.getItem('toril.coach') ?? localStorage.setItem('toril.coach', %s)"
SETTINGS = "localStorage.getItem('toril.settings') ?? localStorage.setItem('toril.settings', %s)"
