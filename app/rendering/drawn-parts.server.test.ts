import { expect, test } from "vitest";
import { keptUnder, partsOfRender } from "./drawn-parts.server.ts";

const unmarked = `<body><header class="a"><b>Jhola</b> ₹</header><main>Words</main><footer><i>2026</i></footer></body>`;

/** Where a marked part ends. */
const endOf = (mark: string) => `<i data-drawn="${mark}"></i>`;

/** A render that marks its header and footer. */
function render(kept: Map<string, string>, nonce = "n1") {
  const parts = partsOfRender(kept, nonce);
  const [header, footer] = [parts.mark(`header "/shop"`), parts.mark("footer")];
  const page = `<body><header class="a" data-drawn="${header}"><b>Jhola</b> ₹${endOf(header)}</header><main>Words</main><footer data-drawn="${footer}"><i>2026</i>${endOf(footer)}</footer></body>`;
  return { parts, page };
}

test("what a render marked is kept by its name, and the page loses nothing but the marks", () => {
  const kept = new Map<string, string>();
  const { parts, page } = render(kept);
  expect(parts.keep(page)).toBe(unmarked);
  expect(Object.fromEntries(kept)).toEqual({ 'header "/shop"': "<b>Jhola</b> ₹", footer: "<i>2026</i>" });
  expect(partsOfRender(kept, "n2").get("footer")).toBe("<i>2026</i>");
});

test("a part may lie among others of its kind, and hold some", () => {
  const kept = new Map<string, string>();
  const parts = partsOfRender(kept, "n1");
  const [one, three] = [parts.mark("one"), parts.mark("three")];
  const page = `<div class="a" data-drawn="${one}"><div>1</div>, 2${endOf(one)}</div><div>3</div><div class="a" data-drawn="${three}">4${endOf(three)}</div>`;
  expect(parts.keep(page)).toBe(`<div class="a"><div>1</div>, 2</div><div>3</div><div class="a">4</div>`);
  expect(Object.fromEntries(kept)).toEqual({ one: "<div>1</div>, 2", three: "4" });
});

test("a page without marks stays as it is", () => {
  const kept = new Map<string, string>();
  expect(partsOfRender(kept, "n1").keep(unmarked)).toBe(unmarked);
  expect(kept.size).toBe(0);
});

test("a mark of another render, such as one that a visitor wrote, is only text", () => {
  const kept = new Map<string, string>();
  const parts = partsOfRender(kept, "n2");
  parts.mark("footer");
  const { page } = render(new Map());
  expect(parts.keep(page)).toBe(page);
  expect(kept.size).toBe(0);
});

test("the oldest parts go where there are too many", () => {
  const kept = new Map<string, string>();
  for (let place = 0; place < 1001; place += 1) {
    const parts = partsOfRender(kept, "n1");
    const mark = parts.mark(`card ${place}`);
    parts.keep(`<li data-drawn="${mark}">${place}${endOf(mark)}</li>`);
  }
  expect(kept.size).toBe(1000);
  expect([kept.get("card 0"), kept.get("card 1"), kept.get("card 1000")]).toEqual([undefined, "1", "1000"]);
});

test("other settings have parts of their own", () => {
  const [before, after] = [{ name: "Jhola" }, { name: "Mithila" }];
  keptUnder(before).set("footer", "2026");
  expect(keptUnder(before).get("footer")).toBe("2026");
  expect(keptUnder(after).size).toBe(0);
});
