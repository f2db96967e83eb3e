import { expect, test } from "vitest";
import { parseConfig } from "#platform/config/config.server.ts";
import { withKnownShop } from "./known-shop.server.ts";

const shop = {
  config: parseConfig({ SHOP_NAME: "Mithila Bags", SHOP_EMAIL: "hello@bags.example" }),
  now: () => new Date("2026-11-21T12:00:00+05:30"),
};

test("a page of which nothing could be read knows its shop all the same", () => {
  const errors = { root: new Error("away") };
  expect(withKnownShop({ loaderData: {}, errors }, shop)).toMatchObject({
    loaderData: { root: { name: "Mithila Bags", email: "hello@bags.example", year: 2026 } },
    errors,
  });
});

test("what was read stands", () => {
  const shown = { loaderData: { root: { name: "Another" }, page: 1 } };
  expect(withKnownShop(shown, shop)).toBe(shown);
});
