import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

// A browser's field for numbers takes no Hindi digits, its field for days speaks the browser's language.
const others: Readonly<Record<string, string>> = {
  "blog/admin/posts/post-fields.ts": "a post's day, which the form reads as the browser writes it",
  "catalogue/product-fields.ts": "prices of the product's form",
  "records/fields/day-button.tsx": "the calendar beside a day that is typed",
};

test("numbers and days are typed in the shop's own fields", () => {
  const found = readdirSync("app", { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => /\.tsx?$/.test(path) && !path.includes(".test."))
    .filter((path) => /\btype(?:=|: )"(?:number|date)"[^ a]/.test(readFileSync(`app/${path}`, "utf8")));
  expect(found.sort()).toEqual(Object.keys(others).sort());
});
