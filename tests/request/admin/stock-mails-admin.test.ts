import { afterAll, beforeAll, expect, test } from "vitest";
import { startOwnShop } from "../../own-shop.ts";
import type { RunningShop } from "../../running-shop.ts";
import { signIn } from "../../sign-in.ts";
import { fieldIn } from "./admin-pages.ts";

const path = "/admin/dashboard/settings/stock";

let shop: RunningShop;
let cookie = "";

// A shop of its own: what is set here would show in every other test's pages.
beforeAll(async () => {
  shop = await startOwnShop();
  ({ cookie } = await signIn(shop, "admin"));
});

afterAll(() => shop?.discard());

const page = async () => (await fetch(shop.origin + path, { headers: { Cookie: cookie } })).text();

const send = (fields: Record<string, string>): Promise<Response> =>
  fetch(shop.origin + path, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams(fields),
    headers: { Origin: shop.origin, Cookie: cookie },
  });

const version = async () => fieldIn(await page(), "version");
const isTicked = (html: string, name: string) =>
  new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0].includes(' checked=""');

test("a new shop tells of five pieces and fewer, each Monday and when the last one is sold", async () => {
  const html = await page();
  expect(fieldIn(html, "lowAt")).toBe("5");
  expect([isTicked(html, "weekly"), isTicked(html, "whenSoldOut")]).toEqual([true, true]);
});

test("a wrong number is refused at its field, and what was typed stays", async () => {
  const answer = await send({ version: await version(), lowAt: "-3", weekly: "on" });
  const html = await answer.text();
  expect(answer.status).toBe(422);
  expect(html).toContain("Enter a whole number from 0 to 999.");
  expect(fieldIn(html, "lowAt")).toBe("-3");
  expect([isTicked(html, "weekly"), isTicked(html, "whenSoldOut")]).toEqual([true, false]);
});

test("what is saved is said with its effect and in the history, and an older form is told", async () => {
  const before = await version();
  const answer = await send({ version: before, lowAt: "12", whenSoldOut: "on" });
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, path]);
  const html = await page();
  expect(html).toContain("is low when 12 or fewer are left");
  expect(html).toContain("mails about stock: low at 12, when sold out");
  expect([isTicked(html, "weekly"), isTicked(html, "whenSoldOut")]).toEqual([false, true]);
  expect((await send({ version: before, lowAt: "1" })).status).toBe(409);
});
