import { expect, test } from "vitest";
import { fragmentsOfRender, fragmentsUnder } from "./cached-fragments.server.ts";

const unmarked = `<body><header class="a"><b>Jhola</b> ₹</header><main>Words</main><footer><i>2026</i></footer></body>`;

/** Where a marked fragment ends. */
const endOf = (mark: string) => `<i data-fragment="${mark}"></i>`;

/** A render that marks its header and footer. */
function render(cache: Map<string, string>, nonce = "n1") {
  const fragments = fragmentsOfRender(cache, nonce);
  const [header, footer] = [fragments.mark(`header "/shop"`), fragments.mark("footer")];
  const page = `<body><header class="a" data-fragment="${header}"><b>Jhola</b> ₹${endOf(header)}</header><main>Words</main><footer data-fragment="${footer}"><i>2026</i>${endOf(footer)}</footer></body>`;
  return { fragments, page };
}

test("what a render marked is kept by its name, and the page loses nothing but the marks", () => {
  const cache = new Map<string, string>();
  const { fragments, page } = render(cache);
  expect(fragments.keep(page)).toBe(unmarked);
  expect(Object.fromEntries(cache)).toEqual({ 'header "/shop"': "<b>Jhola</b> ₹", footer: "<i>2026</i>" });
  expect(fragmentsOfRender(cache, "n2").get("footer")).toBe("<i>2026</i>");
});

test("a fragment may lie among others of its kind, and hold some", () => {
  const cache = new Map<string, string>();
  const fragments = fragmentsOfRender(cache, "n1");
  const [one, three] = [fragments.mark("one"), fragments.mark("three")];
  const page = `<div class="a" data-fragment="${one}"><div>1</div>, 2${endOf(one)}</div><div>3</div><div class="a" data-fragment="${three}">4${endOf(three)}</div>`;
  expect(fragments.keep(page)).toBe(`<div class="a"><div>1</div>, 2</div><div>3</div><div class="a">4</div>`);
  expect(Object.fromEntries(cache)).toEqual({ one: "<div>1</div>, 2", three: "4" });
});

test("a page without marks stays as it is", () => {
  const cache = new Map<string, string>();
  expect(fragmentsOfRender(cache, "n1").keep(unmarked)).toBe(unmarked);
  expect(cache.size).toBe(0);
});

test("a mark of another render, such as one that a visitor wrote, is only text", () => {
  const cache = new Map<string, string>();
  const fragments = fragmentsOfRender(cache, "n2");
  fragments.mark("footer");
  const { page } = render(new Map());
  expect(fragments.keep(page)).toBe(page);
  expect(cache.size).toBe(0);
});

test("the oldest fragments go where there are too many", () => {
  const cache = new Map<string, string>();
  for (let place = 0; place < 1001; place += 1) {
    const fragments = fragmentsOfRender(cache, "n1");
    const mark = fragments.mark(`card ${place}`);
    fragments.keep(`<li data-fragment="${mark}">${place}${endOf(mark)}</li>`);
  }
  expect(cache.size).toBe(1000);
  expect([cache.get("card 0"), cache.get("card 1"), cache.get("card 1000")]).toEqual([
    undefined,
    "1",
    "1000",
  ]);
});

test("other settings have fragments of their own", () => {
  const [before, after] = [{ name: "Jhola" }, { name: "Mithila" }];
  fragmentsUnder(before).set("footer", "2026");
  expect(fragmentsUnder(before).get("footer")).toBe("2026");
  expect(fragmentsUnder(after).size).toBe(0);
});
