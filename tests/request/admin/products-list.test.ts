import { expect, test } from "vitest";
import { adminPage, formOf } from "../../form-of.ts";
import { importForm } from "../../many-products.ts";
import { expectWords, noticeOf, origin, textAt } from "../ask.ts";
import { openProductsAdmin, picture, productForm, send, shownAt, textOf } from "./product-form.ts";

const { admin, byAdmin, get, plain, saved } = await openProductsAdmin();

const png = async () => new Uint8Array(await picture().png().toBuffer());

const file = async (name: string) => new File([await png()], name, { type: "image/png" });

test("without script: a product comes with its pictures in one form, and the list says so", async () => {
  const form = productForm();
  form.append("imagesFile", await file("a.png"));
  form.append("imagesFile", await file("b.png"));
  form.append("ogImageFile", await file("og.png"));
  form.append("imagesFile", new File([], ""));
  const { answer } = await plain(form);
  expect(answer.status).toBe(303);
  expect(noticeOf(answer)).toContain("Product Added");
  const { html } = await shownAt(textOf(form, "slug"));
  expect(
    html.match(new RegExp(`/files/product_images/${textOf(form, "id")}/[0-9a-f]+_60x40.webp`, "g")),
  ).not.toBeNull();
});

test("without script: whoever saves a text is told how many pictures from elsewhere it lost (PHOTO-28)", async () => {
  const description = '<p>Own</p><img src="https://cdn.example/a.png"><img src="//cdn.example/b.png">';
  const { answer } = await plain(productForm({ description }));
  expect(answer.status).toBe(303);
  const lost = "2 pictures from elsewhere were left out of its text: put them in by 'Picture'.";
  expect(noticeOf(answer)).toContain(lost);
});

test("without script: a picture whose tick says so is taken away (PHOTO-27)", async () => {
  const form = productForm();
  form.append("imagesFile", await file("a.png"));
  await plain(form);
  const { html } = await shownAt(textOf(form, "slug"));
  const kept =
    new RegExp(`/files/product_images/${textOf(form, "id")}/[0-9a-f]+_60x40.webp`).exec(html)?.[0] ?? "none";
  form.delete("imagesFile");
  for (const [name, value] of Object.entries({ version: "1", images: kept, imagesRemoved: kept }))
    form.set(name, value);
  expect((await plain(form)).answer.status).toBe(303);
  expect((await shownAt(textOf(form, "slug"))).html).not.toContain(kept);
});

test("without script: six pictures are refused in the exact words", async () => {
  const form = productForm({ name: "Typed and kept" });
  for (let number = 0; number < 6; number += 1) form.append("imagesFile", await file(`${number}.png`));
  const { answer, html } = await plain(form);
  expect(answer.status).toBe(422);
  expectWords(html, "You can only upload 5 more image(s). Max 5 total.", 'value="Typed and kept"');
});

test("without script: a wrong file is told by its name, and the good ones are kept for the next try", async () => {
  const form = productForm();
  form.append("imagesFile", await file("good.png"));
  form.append("imagesFile", new File(["<svg/>"], "../bad.svg", { type: "image/png" }));
  const { html } = await plain(form);
  expect(html).toContain("“../bad.svg” is no PNG, JPEG, WebP or HEIC picture that can be read.");
  expect(html).toMatch(new RegExp(`name="images" value="/files/product_images/${textOf(form, "id")}/`));
});

test("without script: the form is there, with a text area for the description and fields for the files", async () => {
  const html = await (await get(`${adminPage}?new`)).text();
  expect(html).toContain("Add New Product");
  expect(html).toMatch(/<textarea[^>]*name="description"/);
  expectWords(html, 'name="imagesFile"', 'name="ogImageFile"');
});

test("the finder names products by the ends of their addresses, to the staff alone", async () => {
  const found = (q: string) => get(`${adminPage}/found?${new URLSearchParams({ q })}`);
  expect(await (await found("kohbar lotus tote")).json()).toMatchObject({
    query: "kohbar lotus tote",
    finds: [
      { name: "kohbar-lotus-tote", title: "Kohbar Lotus Tote", note: expect.stringMatching(/^₹[\d,]+$/) },
    ],
  });
  const finds = async (q: string) => (await (await found(q)).json()).finds.length;
  expect([await finds(""), await finds("nothing of the kind"), await finds("a")]).toEqual([0, 0, 8]);
  const stranger = await fetch(`${origin}${adminPage}/found?q=tote`, { redirect: "manual" });
  expect([stranger.status, await stranger.text()]).toEqual([303, ""]);
});

test("an export imported again changes nothing", async () => {
  await saved({ name: "=SUM(1,2)" });
  const answer = await get(`${adminPage}/export`);
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="products.csv"');
  const csv = await answer.text();
  expect(csv).toContain("'=SUM(1,2)");
  const form = formOf({ intent: "check", file: new File([csv], "products.csv") });
  const html = await (await send(`${adminPage}/import`, admin, form)).text();
  expect(html).toContain("there is nothing to import");
});

test("a file is checked, then imported by its check's mark", async () => {
  const slug = textOf(await saved(), "slug");
  const form = formOf({ intent: "check", file: new File(["a,b\n1"], "prices.csv") });
  expect((await send(`${adminPage}/import`, admin, form)).status).toBe(422);
  form.set("file", new File([`slug,price\n${slug},2345`], "prices.csv"));
  const checked = await (await send(`${adminPage}/import`, admin, form)).text();
  expect(checked).toContain("price: 2345.00");
  expect((await shownAt(slug)).html).not.toContain("2,345");
  form.set("intent", "apply");
  expect((await send(`${adminPage}/import`, admin, form)).status).toBe(409);
  form.set("fingerprint", /name="fingerprint" value="([\w-]+)"/.exec(checked)?.[1] ?? "");
  expect((await send(`${adminPage}/import`, admin, form)).status).toBe(303);
  expect((await shownAt(slug)).html).toContain("2,345");
});

test("an import that is followed says how far it is, and at last what came of it", async () => {
  const slug = textOf(await saved(), "slug");
  const form = await importForm(byAdmin, `slug,price\n${slug},3456`);
  const lines = async () =>
    (await (await send(`${adminPage}/import/live`, admin, form)).text()).trim().split("\n");
  expect((await lines()).map((line): unknown => JSON.parse(line))).toEqual([
    { done: 0, of: 1 },
    {
      notice: { title: "Import Finished", text: "0 products added, 1 product changed." },
      to: "/admin/dashboard/products",
    },
  ]);
  expect((await shownAt(slug)).html).toContain("3,456");
  expect((await lines()).map((line): unknown => JSON.parse(line))).toEqual([
    { answer: expect.objectContaining({ kind: "planned", canApply: false }) },
  ]);
});

test("the editor is never part of what the storefront fetches", async () => {
  for (const path of ["/", "/shop"]) {
    const html = await textAt(path);
    const scripts = [...html.matchAll(/"(\/assets\/[\w.-]+\.js)"/g)].map(([, script]) => script ?? "");
    expect(scripts.length).toBeGreaterThan(1);
    for (const script of new Set(scripts))
      expect((await (await fetch(origin + script)).text()).includes("ProseMirror"), script).toBe(false);
  }
});
