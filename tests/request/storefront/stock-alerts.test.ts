import { expect, test } from "vitest";
import { adminPage } from "../../form-of.ts";
import { openProductsAdmin, textOf } from "../admin/product-form.ts";
import { ask, newSender, post } from "../ask.ts";
import { newEmail } from "../checkout/purchase.ts";
import { mailTo } from "../read-mail.ts";

const { get, saved } = await openProductsAdmin();
const product = await saved({ inStock: "" });
const [id = "", slug, name] = ["id", "slug", "name"].map((field) => textOf(product, field));

const byScript = (fields: Record<string, string>) =>
  post("/stock-alerts", fields, { "X-Forwarded-For": newSender(), Accept: "application/json" });
const textAt = async (path: string) => (await ask(path)).text();

test("a stock alert is asked for on the page of what is out of stock, and answers everybody alike", async () => {
  expect(await textAt(`/shop/${slug}`)).toContain("Notify Me");
  const known = newEmail();
  for (const email of [known, known, newEmail()]) {
    const answer = await byScript({ product: id, email });
    expect([answer.status, await answer.json()]).toEqual([200, { kind: "asked" }]);
  }
  expect((await byScript({ product: id, email: "nobody" })).status).toBe(422);
  expect((await byScript({ product: "no-such-product", email: known })).status).toBe(404);
});

test("a stock alert goes without script from the form to the mail's link, which asks, confirms and stops", async () => {
  const email = newEmail();
  const sent = await post("/stock-alerts", { product: id, email });
  const path = sent.headers.get("location") ?? "";
  expect([sent.status, path]).toEqual([303, `/stock-alert?as=asked&slug=${slug}`]);
  expect(await textAt(path)).toContain(`One mail when ${name} is back.`);
  const mail = await mailTo(email);
  const link = new URL(/http:\S+stock-alert\S+/.exec(mail.text)?.[0] ?? "");
  const page = link.pathname + link.search;
  // Looking changes nothing: whoever looks twice is asked twice.
  expect(await textAt(page)).toContain("Yes, Write to Me");
  expect(await textAt(page)).toContain("Yes, Write to Me");
  expect((await post(page, { intent: "confirm" })).status).toBe(303);
  expect(await textAt(page)).toContain("You can stop it here.");
  const form = await (await get(`${adminPage}?edit=${id}`)).text();
  expect(form).toContain("1 person waits to be told that it is back.");
  expect((await post(page, { "List-Unsubscribe": "One-Click" })).status).toBe(200);
  expect(await textAt(page)).toContain(`We will not write to you about ${name}.`);
});

test("a stock alert of a link that is none says so", async () => {
  expect(await textAt("/stock-alert?token=nothing-such-at-all")).toContain("This link does not work");
  expect((await post("/stock-alert", { intent: "confirm" })).status).toBe(404);
});
