import { expect, test } from "vitest";
import { inPictureTurn } from "./decode-picture.server.ts";

test("one picture is worked on at a time, and an upload goes before the drawings that wait", async () => {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string, urgency: "upload" | "drawing") =>
    inPictureTurn(urgency, () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    });
  const cards = ["card 1", "card 2", "card 3"].map((card) => work(card, "drawing"));
  const bag = work("bag", "upload");
  expect(begun).toEqual(["card 1"]);
  for (const name of ["card 1", "bag", "card 2", "card 3"]) {
    await Promise.resolve(ends.get(name)?.());
    await new Promise(setImmediate);
  }
  await Promise.all([...cards, bag]);
  expect(begun).toEqual(["card 1", "bag", "card 2", "card 3"]);
});

test("one that fails gives its turn back", async () => {
  const failing = () => inPictureTurn("upload", () => Promise.reject(new Error("broken")));
  for (let time = 0; time < 3; time += 1) await expect(failing()).rejects.toThrow("broken");
  expect(await inPictureTurn("drawing", async () => "drawn")).toBe("drawn");
});
