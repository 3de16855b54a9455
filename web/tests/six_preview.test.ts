import { describe, expect, it } from "vitest";
import { preview } from "../src/games/six/preview";
import { SIX } from "./fixtures";

describe("where a card would go if nobody else played", () => {
  it("goes to the row whose last card is the nearest lower one (S4)", () => {
    const rows = [[12], [37], [43], [58]];
    expect(preview(14, rows, SIX)).toEqual({ kind: "fits", row: 0 });
    expect(preview(44, rows, SIX)).toEqual({ kind: "fits", row: 2 });
    expect(preview(104, rows, SIX)).toEqual({ kind: "fits", row: 3 });
  });

  it("would be the sixth card of a full row and costs its bullheads (S5)", () => {
    const rows = [[12, 14, 15, 21, 26], [37], [43, 44], [58, 61]];
    expect(preview(30, rows, SIX)).toEqual({ kind: "sixth", row: 0, cost: 6 });
  });

  it("takes the full row even where another ends just below it (trap 1)", () => {
    const rows = [[1], [90], [41], [10, 20, 30, 40, 42]];
    expect(preview(45, rows, SIX)).toEqual({ kind: "sixth", row: 3, cost: 13 });
  });

  it("lets its owner choose when it is lower than every row (S6)", () => {
    expect(preview(3, [[30, 36], [37], [43, 44], [58, 61]], SIX)).toEqual({ kind: "low" });
  });

  it("looks at the last card of a row, not at its first", () => {
    expect(preview(40, [[2, 50], [39]], SIX)).toEqual({ kind: "fits", row: 1 });
  });

  it("keeps to the length of the table's rows", () => {
    expect(preview(40, [[2, 3], [80]], { ...SIX, row_length: 2 })).toEqual({ kind: "sixth", row: 0, cost: 2 });
  });
});
