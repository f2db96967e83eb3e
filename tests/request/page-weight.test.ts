import { expect, test } from "vitest";
import { pageWeight } from "../page-weight.ts";
import { anyProductPath, ask } from "./ask.ts";

// The bounds of docs/performance.md: a phone on patchy 4G pays for every kilobyte.

const pages: [name: string, path: () => Promise<string>, mostScript: number][] = [
  ["home", async () => "/", 125],
  ["shop", async () => "/shop", 125],
  ["product", anyProductPath, 125],
];

test.each(pages)("the %s page stays light", async (_, path, mostScript) => {
  const weight = pageWeight(await (await ask(await path())).text());
  expect(weight.script).toBeGreaterThan(50);
  expect(weight.script).toBeLessThanOrEqual(mostScript);
  expect(weight.style).toBeLessThanOrEqual(20);
});

test("a page names the whole route map, and does not wait for it", async () => {
  const html = await (await ask(await anyProductPath())).text();
  const map = /"url": ?"(\/assets\/manifest-[\w]+\.js)"/.exec(html)?.[1] ?? "";
  expect(html).not.toContain(`import "${map}"`);
  expect(await (await ask(map)).text()).toContain("window.__reactRouterManifest=");
});

test("the two large files ask to be compiled while they come", async () => {
  const html = await (await ask(await anyProductPath())).text();
  const large = html.match(/\/assets\/(react|shop)-[\w-]+\.js/g) ?? [];
  expect(new Set(large).size).toBe(2);
  for (const file of large)
    expect(await (await ask(file)).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});
