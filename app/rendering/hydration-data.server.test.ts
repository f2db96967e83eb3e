import { expect, test } from "vitest";
import { InDocument } from "#ui/in-document.ts";
import { writeData, writeHydrationData } from "./hydration-data.server.ts";
import { readHydrationData } from "./hydration-data.ts";

const nothing = { loaderData: {}, actionData: null, errors: null };

test("data can't end its block, and comes out as it went in", () => {
  const loaderData = { root: { text: '</script><!--"\\\n\u2028₹', none: null, many: [1, true] } };
  const hydrationData = writeHydrationData({ ...nothing, loaderData });
  expect(hydrationData).not.toContain("<");
  expect(JSON.parse(hydrationData)).toEqual({ ...nothing, loaderData, dates: [] });
});

test("it tells where its moments are", () => {
  const loaderData = { "orders/orders.page": { orders: [{ placedAt: new Date(0) }], now: new Date(5) } };
  const { dates } = JSON.parse(
    writeHydrationData({ ...nothing, loaderData, actionData: { page: new Date(7) } }),
  );
  expect(dates).toEqual([
    ["loaderData", "orders/orders.page", "orders", 0, "placedAt"],
    ["loaderData", "orders/orders.page", "now"],
    ["actionData", "page"],
  ]);
});

test.each([new Map([[1, 2]]), new Set([1]), /a/])("what JSON would change is refused: %s", (value) => {
  expect(() => writeHydrationData({ ...nothing, loaderData: { page: { value } } })).toThrow(
    "a page can't carry a",
  );
});

test("of a refusal its status and data go along, of a failure nothing", () => {
  const refusal = { status: 404, statusText: "Not Found", internal: false, data: null };
  const { errors } = JSON.parse(
    writeHydrationData({ ...nothing, errors: { root: refusal, page: new Error("secret") } }),
  );
  expect(errors).toEqual({ root: refusal, page: {} });
});

test("a route that showed nothing is known to have answered", () => {
  const { loaderData } = JSON.parse(writeHydrationData({ ...nothing, loaderData: { page: undefined } }));
  expect(loaderData).toEqual({ page: null });
});

test("the browser reads what the server wrote", () => {
  const loaderData = { page: { placedAt: new Date(0), names: ["a"] } };
  expect(readHydrationData(writeHydrationData({ ...nothing, loaderData }))).toEqual({
    ...nothing,
    loaderData,
  });
});

test("what the document shows anyway is sent only to who has no document", () => {
  const loaderData = { page: { name: "a", below: new InDocument("<p>b</p>") } };
  const dataIn = (text: string) => JSON.parse(text).loaderData.page;
  expect(dataIn(writeHydrationData({ ...nothing, loaderData }))).toEqual({ name: "a" });
  expect(dataIn(writeData({ ...nothing, loaderData }))).toEqual({ name: "a", below: { html: "<p>b</p>" } });
});
