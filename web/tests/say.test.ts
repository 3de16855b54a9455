/** How sentences speak of numbers and names. */
import { expect, test, vi } from "vitest";
import { decimal, list, speak } from "../src/text/say.svelte";

vi.stubGlobal("document", { documentElement: {} });

test.each([
  ["es", "7,0", "16,4"],
  ["en", "7.0", "16.4"],
  ["de", "7,0", "16,4"],
])("a measured number has its digit behind the point in %s, a zero too", async (language, whole, other) => {
  await speak(language);
  expect([decimal(7), decimal(16.4)]).toEqual([whole, other]);
});

test("names are listed as the language does it", async () => {
  await speak("es");
  expect([list(["Ana", "Luis", "Inés"]), list(["Ana", "Luis"], "disjunction")]).toEqual(["Ana, Luis e Inés", "Ana o Luis"]);
});
