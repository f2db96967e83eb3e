import { expect, test } from "vitest";
import { drawnUnder, keepParts } from "./drawn-parts.server.ts";

const page = `<body><header class="a" data-drawn="n1 header /shop"><b>Jhola</b> ₹</header><main>Words</main><footer data-drawn="n1 footer"><i>2026</i></footer></body>`;
const unmarked = `<body><header class="a"><b>Jhola</b> ₹</header><main>Words</main><footer><i>2026</i></footer></body>`;

test("what a render marked is kept by its name, and the page loses nothing but the marks", () => {
  const parts = new Map<string, string>();
  expect(keepParts(page, "n1", parts)).toBe(unmarked);
  expect(Object.fromEntries(parts)).toEqual({ "header /shop": "<b>Jhola</b> ₹", footer: "<i>2026</i>" });
});

test("a page without marks stays as it is", () => {
  const parts = new Map<string, string>();
  expect(keepParts(unmarked, "n1", parts)).toBe(unmarked);
  expect(parts.size).toBe(0);
});

test("a mark of another render, such as one that a visitor wrote, is only text", () => {
  const parts = new Map<string, string>();
  expect(keepParts(page, "n2", parts)).toBe(page);
  expect(parts.size).toBe(0);
});

test("other settings have parts of their own", () => {
  const [before, after] = [{ name: "Jhola" }, { name: "Mithila" }];
  drawnUnder(before).set("footer", "2026");
  expect(drawnUnder(before).get("footer")).toBe("2026");
  expect(drawnUnder(after).size).toBe(0);
});
