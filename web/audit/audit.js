// Lets Lighthouse judge pages: `node audit.js CHROMIUM '[{"name", "url", "cookie"}]'` prints scores.
import lighthouse from "lighthouse";
import { launch } from "puppeteer-core";

const CATEGORIES = ["performance", "accessibility", "best-practices"];
const [executablePath, pages] = process.argv.slice(2);

async function judged({ name, url, cookie }) {
  const args = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"];
  const browser = await launch({ executablePath, args });
  try {
    const page = await browser.newPage();
    if (cookie) await browser.setCookie(cookie);
    const flags = { onlyCategories: CATEGORIES, disableStorageReset: true, logLevel: "error" };
    const { lhr } = await lighthouse(url, flags, undefined, page);
    const scores = CATEGORIES.map((id) => [id, Math.round((lhr.categories[id].score ?? 0) * 100)]);
    return { name, scores: Object.fromEntries(scores), ...explained(lhr) };
  } finally {
    await browser.close();
  }
}

/** What took points off, and the times behind the performance. */
function explained(lhr) {
  const lost = CATEGORIES.flatMap((id) =>
    lhr.categories[id].auditRefs
      .map((ref) => ({ weight: ref.weight, audit: lhr.audits[ref.id] }))
      .filter(({ weight, audit }) => weight > 0 && audit.score !== null && audit.score < 1)
      .map(({ audit }) => `${audit.id} ${audit.displayValue ?? ""} (${audit.score})`),
  );
  const times = Object.fromEntries(
    ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift"].map(
      (id) => [id, lhr.audits[id]?.displayValue ?? ""],
    ),
  );
  return { lost, times, warnings: lhr.runWarnings };
}

const results = [];
for (const page of JSON.parse(pages)) results.push(await judged(page));
process.stdout.write(JSON.stringify(results));
