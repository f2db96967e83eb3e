import { expect, test } from "vitest";
import { pressed } from "../../form-fields.ts";
import { ask, expectWords, origin } from "../ask.ts";
import { as, openOrderAdmin } from "./admin-pages.ts";
import { openProductsAdmin, textOf } from "./product-form.ts";

const { admin, page, place, versionOf } = await openOrderAdmin();
const activity = "/admin/dashboard/activity";
const phone = "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36";

/** As people read it: React divides texts by comments. */
const shown = async (search = "") => (await page(activity + search)).replaceAll("<!-- -->", "");

async function packed(headers: Record<string, string> = {}) {
  const order = await place();
  const body = new URLSearchParams({
    version: await versionOf(order.path),
    intent: "status",
    status: "processing",
  });
  await ask(order.path, { method: "POST", body, headers: { ...as(admin), Origin: origin, ...headers } });
  return order;
}

test("an act is a sentence that leads to its record, with the device in words", async () => {
  const order = await packed({ "User-Agent": `${phone} <b>` });
  const html = await shown(`?q=${order.number}`);
  expect(html).toMatch(/<b>[^<]+<\/b> set <a [^>]*>order JC-\d+<\/a> from [a-z ]+ to processing/);
  expectWords(html, `href="${order.path}"`, "Chrome on Android");
  expect(html).not.toContain("Mobile Safari");
});

test("the filter is a plain form, and a product's line leads to its edit form", async () => {
  const { saved } = await openProductsAdmin();
  const product = await saved();
  const html = await shown(`?kind=products&q=${encodeURIComponent(textOf(product, "name"))}`);
  const { fields } = pressed(html, "Show");
  expect(fields).toEqual({ q: textOf(product, "name"), person: "", kind: "products", from: "", until: "" });
  expectWords(html, `href="/admin/dashboard/products?edit=${textOf(product, "id")}"`, "Clear filters");
});

test("addresses that cannot be show the list all the same", async () => {
  for (const search of ["?after=x", "?kind=__proto__", "?from=0&until=-1", "?q=%25%27%3B--"])
    expect(await shown(search)).toContain("Who did what in the admin area");
  expect(await shown("?q=no-such-record")).toContain("Nothing found.");
});

test("the file has the same lines, without formulas, and is a line itself", async () => {
  const order = await packed();
  const answer = await ask(`${activity}/export.csv?q=${order.number}`, admin);
  expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="activity-[\d-]+\.csv"$/);
  const [head, ...lines] = (await answer.text()).trim().split("\r\n");
  expect(head).toBe("When,Who,What,Details,Device");
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(`,set order ${order.number} from `);
  expect(await shown("?kind=staff")).toContain("downloaded the activity as CSV");
});
