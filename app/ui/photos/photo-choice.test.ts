import { expect, test } from "vitest";
import { addPhotos, tooHeavy } from "./photo-choice.ts";

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
