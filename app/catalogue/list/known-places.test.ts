import { describe, expect, test } from "vitest";
import { KnownPlaces } from "./known-places.ts";

describe("places in long lists", () => {
  const filled = () => {
    const places = new KnownPlaces(4);
    places.note(1, "by price", { at: 908, id: "b" });
    places.note(1, "by price", { at: 449, id: "a" });
    places.note(1, "by name", { at: 700, id: "n" });
    return places;
  };

  test.each([
    [448, undefined],
    [449, { at: 449, id: "a" }],
    [907, { at: 449, id: "a" }],
    [908, { at: 908, id: "b" }],
    [50_000, { at: 908, id: "b" }],
  ])("up to place %i the nearest one is %o", (at, nearest) =>
    expect(filled().nearest(1, "by price", at)).toEqual(nearest),
  );

  test("hold for their own list and for one version", () => {
    const places = filled();
    expect(places.nearest(1, "by name", 900)).toEqual({ at: 700, id: "n" });
    expect(places.nearest(1, "newest", 900)).toBeUndefined();
    expect(places.nearest(2, "by price", 900)).toBeUndefined();
    places.note(2, "by name", { at: 10, id: "x" });
    expect(places.nearest(2, "by price", 900)).toBeUndefined();
    expect(places.nearest(1, "by price", 900)).toBeUndefined();
  });

  test("are forgotten when there are too many, and counted once each", () => {
    const places = filled();
    for (let turn = 0; turn < 5; turn += 1) places.note(1, "by name", { at: 700, id: "n" });
    expect(places.nearest(1, "by price", 900)).toBeDefined();
    places.note(1, "newest", { at: 1, id: "y" });
    places.note(1, "newest", { at: 9, id: "z" });
    expect(places.nearest(1, "by price", 900)).toBeUndefined();
    expect(places.nearest(1, "newest", 900)).toEqual({ at: 9, id: "z" });
  });
});
