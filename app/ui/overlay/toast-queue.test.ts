import { describe, expect, it } from "vitest";
import { advance, leavesAt, noToasts, raise, withdraw } from "./toast-queue.ts";

const said = { title: "Added to Cart", text: "Kohbar Lotus Tote added to cart" };

describe("the toast queue", () => {
  it("shows a toast for 5 seconds, or for its own time", () => {
    expect(leavesAt(raise(noToasts, said, 1000))).toBe(6000);
    expect(leavesAt(raise(noToasts, { ...said, duration: 10_000 }, 1000))).toBe(11_000);
    expect(leavesAt(noToasts)).toBeUndefined();
  });

  it("replaces the shown toast by a later one", () => {
    const queue = raise(raise(noToasts, said, 0), { title: "Cart Cleared" }, 300);
    expect(queue.shown?.title).toBe("Cart Cleared");
    expect(queue.waiting).toEqual([]);
    expect(leavesAt(queue)).toBe(5300);
  });

  it("lets two toasts of one event follow each other after 2 seconds", () => {
    const both = raise(raise(noToasts, { title: "First" }, 0), { title: "Second" }, 5);
    expect(both.shown?.title).toBe("First");
    expect(leavesAt(both)).toBe(2000);
    const second = advance(both, 2000);
    expect(second.shown?.title).toBe("Second");
    expect(leavesAt(second)).toBe(7000);
  });

  it("forgets those that wait when another event raises one", () => {
    const both = raise(raise(noToasts, { title: "First" }, 0), { title: "Second" }, 5);
    const third = raise(both, { title: "Third" }, 900);
    expect(third.shown?.title).toBe("Third");
    expect(advance(third, 6000).shown).toBeUndefined();
  });

  it("takes back what is no longer true, shown or waiting", () => {
    const second = { title: "Second", text: "2" };
    const both = raise(raise(noToasts, said, 0), second, 5);
    expect(withdraw(both, said.text, 900)).toMatchObject({ shown: second, since: 900, waiting: [] });
    expect(withdraw(both, "2", 900)).toMatchObject({ shown: said, since: 0, waiting: [] });
    expect(withdraw(both, "3", 900)).toEqual(both);
  });

  it("gives every toast its own id, so that the same words are announced again", () => {
    const first = raise(noToasts, said, 0);
    expect(raise(first, said, 1000).shown?.id).not.toBe(first.shown?.id);
  });
});
