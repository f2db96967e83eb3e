import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { adminPage, freshId } from "../../form-of.ts";
import { ask, expectWords } from "../ask.ts";
import { openProductsAdmin, productForm, send, shownAt, textOf, uploaded } from "./product-form.ts";

const { admin, get, plain, saved } = await openProductsAdmin();

describe("a product", () => {
  test("is in the shop once it is saved", async () => {
    const form = await saved({ description: '<p onclick="x()">Painted</p><script>alert(1)</script>' });
    const { status, html } = await shownAt(textOf(form, "slug"));
    expect(status).toBe(200);
    expect(html).toContain("<p>Painted</p>");
    expect(html).not.toContain("alert(1)");
  });

  test("says who made it, also where nobody of that name has a profile", async () => {
    const named = /<\/h1><p[^>]*>by Sunita Devi<\/p>/;
    const form = await saved({ artisan: "Sunita Devi" });
    expect((await shownAt(textOf(form, "slug"))).html).toMatch(named);
    const { html } = await shownAt("kohbar-lotus-tote");
    expect(html).toContain('aria-label="The maker"');
    expect(html).not.toMatch(/<\/h1><p[^>]*>by /);
  });

  test("changed by two admins is not silently overwritten", async () => {
    const form = await saved();
    form.set("version", "1");
    form.set("price", "1600");
    expect((await send(adminPage, admin, form)).status).toBe(200);
    form.set("price", "1700");
    expect((await send(adminPage, admin, form)).status).toBe(409);
    const { html } = await plain(form, `${adminPage}?edit=${textOf(form, "id")}`);
    expectWords(html, "Someone else changed this meanwhile.", 'value="1700"');
    expect((await shownAt(textOf(form, "slug"))).html).toContain("1,600");
  });

  test("that sold out while its form was open can be bought once it is counted anew", async () => {
    const form = await saved({ stockCount: "0", inStock: "" });
    for (const [name, value] of Object.entries({
      ...{ version: "1", shownInStock: "true", shownStockCount: "3", inStock: "true", stockCount: "10" },
    }))
      form.set(name, value);
    const { answer, html } = await plain(form, `${adminPage}?edit=${textOf(form, "id")}`);
    expect(answer.status).toBe(422);
    expect(html).toContain("Pieces were sold meanwhile: 0 are left now.");
    for (const name of ["shownInStock", "shownStockCount"])
      form.set(name, new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "");
    expect((await plain(form)).answer.status).toBe(303);
    expect((await shownAt(textOf(form, "slug"))).html).toContain("schema.org/InStock");
  });

  test("can be seen before it is saved", async () => {
    const form = productForm({ intent: "preview", description: "<p>Seen</p><script>1</script>" });
    const answer = await send(`${adminPage}.data`, admin, form);
    const body = await answer.text();
    expect(body).toContain("Seen");
    expect(body).not.toContain("script>1");
    expect((await shownAt(textOf(form, "slug"))).status).toBe(404);
  });

  test("shows its history in its form", async () => {
    const form = await saved();
    const html = await (await get(`${adminPage}?edit=${textOf(form, "id")}`)).text();
    expectWords(html, "History (", "created · name: Test Tote");
  });

  test.each(["nothing", "' or 1=1", "..%2F..", "__proto__"])("of id %s is told as gone", async (id) => {
    const answer = await get(`${adminPage}?edit=${id}`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toContain("Edit Product");
  });

  test("with an id of one's own choosing is refused", async () => {
    for (const id of ["../x", "1", "", "x".repeat(300)]) {
      const answer = await send(adminPage, admin, productForm({ id, slug: `own-id-${freshId()}` }));
      expect(answer.status, id).toBe(409);
    }
  });

  test("without an id has its folder's", async () => {
    const folder = randomUUID();
    const form = productForm({ id: "", folder, slug: `of-folder-${freshId()}` });
    expect((await send(adminPage, admin, form)).status).toBe(200);
    expect(await (await get(`${adminPage}?edit=${folder}`)).text()).toContain("Edit Product");
  });
});

test("pictures sent before are saved with the product; those given up, and all of a deleted product, are removed", async () => {
  const id = freshId();
  const [one, two] = [
    await uploaded(admin, "product_images", id),
    await uploaded(admin, "product_images", id),
  ];
  const form = productForm({ id });
  form.append("images", one);
  form.append("imagesAlt", "Front of the tote");
  form.append("images", two);
  form.append("imagesAlt", "");
  expect((await send(adminPage, admin, form)).status).toBe(200);
  expect((await shownAt(textOf(form, "slug"))).html).toContain("Front of the tote");
  form.set("version", "1");
  form.set("images", two);
  form.set("imagesAlt", "Back");
  expect((await send(adminPage, admin, form)).status).toBe(200);
  expect([(await ask(one)).status, (await ask(two)).status]).toEqual([404, 200]);
  await send(adminPage, admin, productForm({ intent: "delete", id }));
  expect((await ask(two)).status).toBe(404);
  expect((await shownAt(textOf(form, "slug"))).status).toBe(404);
});
