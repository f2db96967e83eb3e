import { expect, test } from "vitest";
import { pressed } from "../../form-fields.ts";
import { expectLed, expectWords, openOwnersShop } from "../ask.ts";
import { fieldIn } from "./admin-pages.ts";

const dashboard = "/admin/dashboard/overview";
const path = "/admin/dashboard/first-steps";

const { ask, page: pageAt, query, send: sendTo } = openOwnersShop({ SEED: "empty" }, true);
const page = (address = dashboard) => pageAt(address);
const send = (fields: Record<string, string>, address = path) => sendTo(address, fields);
/** Presses a button of the dashboard without script. */
const press = async (button: string) => {
  const { action, fields } = pressed(await page(), button);
  return send(fields, action);
};

test("an empty shop's dashboard has nine steps, each with its way, and the way back from there", async () => {
  const html = await page();
  expectWords(html, "First Steps", "0 of 9 done");
  expect(html.match(/<h3 class="text-md/g)).toHaveLength(9);
  expect(html).toContain('href="/admin/dashboard/products?new"');
  const settings = await page("/admin/dashboard/settings");
  expect(settings).toMatch(
    /<a[^>]*href="\/admin\/dashboard\/overview"[^>]*><svg[^>]*>(?:(?!<\/svg>).)*<\/svg>First Steps/,
  );
});

test("a new shop asks for a mobile number where cash is to be paid, says so, and leaves it to its owner", async () => {
  expectWords(
    await page(),
    "Who pays in cash on delivery must give a mobile number",
    "Razorpay enables foreign cards on request, and not for NGOs",
  );
  const settings = "/admin/dashboard/settings/cash-on-delivery";
  const version = fieldIn(await page(settings), "version");
  expect((await send({ version, confirm: "none" }, settings)).status).toBe(303);
  expect(await page()).toContain("Cash on delivery needs no phone number");
});

test("one press asks the payment service, and the step says what it answered", async () => {
  await expectLed(send({ intent: "try-keys" }), dashboard);
  expectWords(await page(), "1 of 9 done", "The simulator answered on");
});

test("without a mail server the step says whom to ask", async () =>
  expect(await page()).toContain("There is no mail server yet"));

test("a size that no backup has ticks nothing", async () => {
  for (const bytes of ["twelve", "12,345"])
    expect((await send({ intent: "compare-copy", bytes })).status).toBe(422);
  expect(await page()).toContain("1 of 9 done");
});

test("what cannot be known is said by a press, and only for what was seen", async () => {
  await press("I Have No GSTIN");
  await send({ intent: "rates-right", seen: "1-2-3-4-5" });
  const html = await page();
  for (const said of ["2 of 9 done", "You said that you have no GSTIN."]) expect(html).toContain(said);
  await send({ intent: "rates-right", seen: fieldIn(html, "seen") });
  expect(await page()).toContain("3 of 9 done");
  expect((await send({ intent: "hack" })).status).toBe(303);
});

test("they end with the shop opened, and can be put away then", async () => {
  expect(await page()).not.toContain("Hide First Steps");
  const opening = "/admin/dashboard/settings/opening";
  // A new shop is closed, and so are its drafts; the demo's and the others' are as they were.
  for (const path of ["/", "/terms", "/hi/terms/"]) expect((await ask(path, "")).status).toBe(503);
  await query("update shop_settings set facts = facts - 'opening'");
  expect(await page()).toContain("Show &#x27;Opening soon&#x27; until then");
  const version = fieldIn(await page(), "version");
  await expectLed(send({ version, opening: "soon", from: "dashboard" }, opening), dashboard);
  const next = fieldIn(await page(), "version");
  await send({ version: next, opening: "open", from: "dashboard" }, opening);
  expect((await ask("/", "")).status).toBe(200);
  expect((await ask("/terms", "")).status).toBe(404);
  expect(await page()).toContain("Your shop is open: everybody sees it.");
  await press("Hide First Steps");
  expect(await page()).not.toContain("0 of 9 done");
  expect(await page()).not.toContain("Your shop is open");
  expect(await page("/admin/dashboard/settings")).not.toContain("First Steps");
  // Their own page stays, and what is pressed there leads back to it (DAYONE-1).
  await expectLed(send({ intent: "try-keys" }), path);
});
