import { describe, expect, it } from "vitest";
import { Task } from "../src/state/task.svelte";
import { Refused, Unreachable } from "../src/wire/api";

describe("a task", () => {
  it("is done once, however often it is tapped", async () => {
    const task = new Task();
    let done = 0;
    const work = async () => {
      await Promise.resolve();
      done += 1;
    };
    const first = task.run("sit", work);
    expect(task.doing).toBe("sit");
    await Promise.all([first, task.run("sit", work), task.run("leave", work)]);
    expect(done).toBe(1);
    expect(task.doing).toBeNull();
  });

  it("says why it was refused, and offers no second try", async () => {
    const task = new Task();
    const no = new Refused({ code: "some_new_code", sentence: "Not like that.", facts: {} }, 409);
    await task.run("sit", () => Promise.reject(no));
    expect(task.error).toBe("Not like that.");
    expect(task.again).toBeNull();
  });

  it("can be tried again when the server was not reached", async () => {
    const task = new Task();
    let reached = false;
    await task.run("sit", () => {
      if (reached) return Promise.resolve();
      reached = true;
      return Promise.reject(new Unreachable());
    });
    expect(task.error).not.toBe("");
    task.again?.();
    await Promise.resolve();
    expect(task.error).toBe("");
  });
});
