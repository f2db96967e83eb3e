import { expect, test } from "vitest";
import { addPhotos, isTakenAsItIs, notTaken, tooHeavy } from "./photo-choice.ts";

test("a sixth photo is left out, and said so", () => {
  expect(addPhotos(["a", "b"], ["c", "d", "e"], 5)).toEqual({ photos: ["a", "b", "c", "d", "e"] });
  expect(addPhotos(["a", "b"], ["c", "d", "e", "f"], 5)).toEqual({
    photos: ["a", "b", "c", "d", "e"],
    error: "Add 5 photos at most.",
  });
});

test("what the shop would refuse for its weight is not sent", () => {
  const most = 5 * 1024 * 1024;
  expect(tooHeavy([{ name: "a.jpg", size: most }])).toBeUndefined();
  expect(tooHeavy([{ name: "a.heic", size: most + 1 }])).toBe(
    "“a.heic” is larger than 5MB. Please choose a smaller picture.",
  );
});

test.each([
  ["image/jpeg", "a.jpg", true],
  ["image/webp", "a.webp", true],
  ["", "a", true],
  ["", "a.jpg", true],
  ["image/heic", "a.heic", false],
  ["image/heif", "a.HEIC", false],
  ["", "IMG_1.HEIC", false],
  ["", "a.heif", false],
  ["image/gif", "a.gif", false],
  ["video/mp4", "a.mp4", false],
])("a photo of the type %j named %j is taken as it is: %j", (type, name, isTaken) =>
  expect(isTakenAsItIs({ type, name })).toBe(isTaken),
);

test("one that is not taken is told when it is chosen", () =>
  expect(notTaken([{ name: "IMG_1.HEIC" }])).toContain("“IMG_1.HEIC”"));
