import { expect, test } from "vitest";
import { postedPictures } from "./posted-pictures.server.ts";

test("an alt text comes as it was typed, however long it is (TEXT-16)", () => {
  const alt = "श्री".repeat(301);
  const form = new FormData();
  form.append("images", "/files/a.webp");
  form.append("imagesAlt", ` ${alt}\u0000`);
  expect(postedPictures(form, "images")).toEqual([{ url: "/files/a.webp", alt }]);
});
