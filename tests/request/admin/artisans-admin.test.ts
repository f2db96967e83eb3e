import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { formOf, freshId } from "../../form-of.ts";
import { ask, expectAnswer, expectNone, noticeOf, sharedAdmin, textAt } from "../ask.ts";
import { productForm, send, shownAt, textOf, uploaded } from "./product-form.ts";

const adminPage = "/admin/dashboard/artisans";

const { cookie: admin } = await sharedAdmin();

const get = (path: string) => ask(path, admin);
const uniqueName = () => `Test Maker ${randomUUID().slice(0, 8)}`;
const idOf = (form: FormData) => textOf(form, "name").toLowerCase().replaceAll(" ", "-");
const pageOf = async (id: string) => {
  const answer = await ask(`/artisan/${id}`);
  return { status: answer.status, html: await answer.text() };
};

function artisanForm(fields: Record<string, string> = {}): FormData {
  return formOf({
    ...{ intent: "save", id: "", version: "0", folder: freshId(), name: uniqueName(), craft: "Painting" },
    ...{ location: "Ranti", bio: "One.\n\nTwo.", portraitAlt: "", by: "script", ...fields },
  });
}

/** Adds an artisan; gives back the form that edits them. */
async function saved(fields: Record<string, string> = {}): Promise<FormData> {
  const form = artisanForm(fields);
  expect((await send(adminPage, admin, form)).status).toBe(200);
  form.set("id", idOf(form));
  form.set("folder", idOf(form));
  form.set("version", "1");
  return form;
}

test("an artisan has a page under a readable id, with every text made safe", async () => {
  const form = await saved({ bio: "<script>alert(1)</script>", craft: '"><img src=x onerror=alert(2)>' });
  const { status, html } = await pageOf(idOf(form));
  expect(status).toBe(200);
  expectNone(html, "<script>alert(1)", "<img src=x");
});

test("an artisan whose name changes takes it to their products, and the shop filters by it", async () => {
  const form = await saved();
  const product = productForm({ artisan: textOf(form, "name") });
  expect((await send("/admin/dashboard/products", admin, product)).status).toBe(200);
  const name = uniqueName();
  form.set("name", name);
  expect(await (await send(`${adminPage}.data`, admin, form)).text()).toContain("so is 1 product");
  expect((await shownAt(textOf(product, "slug"))).html).toContain(name);
  expect(await textAt(`/shop?${new URLSearchParams({ artisan: name })}`)).toContain(textOf(product, "name"));
  expect((await pageOf(textOf(form, "id"))).html).toContain(textOf(product, "name"));
  const history = await (await get(`/admin/dashboard/products?edit=${textOf(product, "id")}`)).text();
  expect(history).toContain(`artisan: ${name}`);
});

test.each([
  [{ name: " " }, "Please enter a name."],
  [{ name: "x".repeat(121) }, "Please use at most 120 characters."],
  [{ bio: "x".repeat(8001) }, "Please use at most 8,000 characters."],
])("an artisan with a text that can't be is refused at its field", async (fields, words) => {
  const form = artisanForm(fields);
  form.delete("by");
  await expectAnswer(send(`${adminPage}?new`, admin, form), 422, words);
});

test("an artisan with another's name is refused, however it is written", async () => {
  const name = textOf(await saved(), "name");
  const answer = await send(`${adminPage}.data`, admin, artisanForm({ name: name.toUpperCase() }));
  await expectAnswer(answer, 422, "Error saving artisan", "Another artisan has this name already.");
});

test("an artisan who is gone can't be saved or deleted", async () => {
  const form = artisanForm({ id: "nobody", folder: "nobody", version: "3" });
  expect((await send(adminPage, admin, form)).status).toBe(409);
  const deleted = await send(adminPage, admin, artisanForm({ intent: "delete", id: "' or 1=1" }));
  expect(noticeOf(deleted)).toContain("Error deleting artisan");
});

test("an artisan's page shows the history, and the list finds them by name, craft or place", async () => {
  const form = await saved({ location: `Village ${randomUUID().slice(0, 8)}` });
  expect(await (await get(`${adminPage}?edit=${idOf(form)}`)).text()).toContain("created · name: Test Maker");
  const found = await (await get(`${adminPage}?q=${encodeURIComponent(textOf(form, "location"))}`)).text();
  expect(found).toContain(textOf(form, "name"));
  expect(await (await get(`${adminPage}?q=%25%27%3B--`)).text()).toContain("No artisans match your search.");
});

test.each(["nothing", "..%2F..", "__proto__"])("an artisan of id %s is told as gone", async (id) => {
  const answer = await get(`${adminPage}?edit=${id}`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).not.toContain("Edit Artisan");
});

test("pictures of another folder or from elsewhere are not taken", async () => {
  const foreign = await uploaded(admin, "artisan_images", freshId());
  for (const url of [foreign, "https://evil.example/a.png", "javascript:alert(1)", "/files/../secret.key"])
    expect((await send(adminPage, admin, artisanForm({ portrait: url }))).status, url).toBe(422);
  for (const folder of ["../x", "", "sunaina-devi"])
    expect((await send(adminPage, admin, artisanForm({ folder }))).status, folder).toBe(409);
  expect((await ask(foreign)).status).toBe(200);
});
