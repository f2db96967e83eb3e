import { expect, test } from "vitest";
import { adminPage } from "../../form-of.ts";
import { ask } from "../ask.ts";
import { openProductsAdmin, productForm, send, shownAt } from "./product-form.ts";

const { admin, plain } = await openProductsAdmin();

const sizes = { "option-0-name": "Size", "option-0-values": "Small, Medium, Large" };

/** The value of a field of the page. */
const fieldIn = (html: string, name: string): string | undefined =>
  new RegExp(`<(?:input|textarea)(?=[^>]* name="${name}")[^>]*? value="([^"]*)"`).exec(html)?.[1];

const rowsOf = (...values: string[]) =>
  Object.fromEntries(
    values.flatMap((value, place) => [
      [`variant-${place}-value-0`, value],
      [`variant-${place}-offered`, "true"],
      [`variant-${place}-in-stock`, "true"],
    ]),
  );

test("without script: the button comes back with a row for each variant, and what was typed elsewhere", async () => {
  const typed = { "make-variants": "make", sku: "JC-OWN", name: "Sized Tote" };
  const { answer, html } = await plain(productForm({ ...sizes, ...typed }));
  expect(answer.status).toBe(200);
  const rows = [0, 1, 2, 3].map((place) => fieldIn(html, `variant-${place}-value-0`));
  expect(rows).toEqual(["Small", "Medium", "Large", undefined]);
  expect(fieldIn(html, "sku")).toBe("JC-OWN");
  expect(fieldIn(html, "name")).toBe("Sized Tote");
  expect(html).toContain("In stock and stock count follow from the variants.");
  // The server makes it when the form is saved.
  expect(html).not.toContain("Type an address");
});

test("without script: what is wrong with a row stands at its field, and the rows stay", async () => {
  const rows = {
    ...rowsOf("Small", "Medium", "Large"),
    "variant-1-price": "1.499,50",
    "variant-2-sku": "JT-L",
  };
  const form = productForm({ ...sizes, ...rows, "personal-0-label": "Name <b>" });
  const { answer, html } = await plain(form);
  expect(answer.status).toBe(422);
  expect(html).toContain("Enter the price in rupees, such as 1499 or 1499.50.");
  expect(html).toContain("Enter how many letters fit, from 1 to 200.");
  expect(fieldIn(html, "variant-1-price")).toBe("1.499,50");
  expect(fieldIn(html, "variant-2-sku")).toBe("JT-L");
  expect(fieldIn(html, "personal-0-label")).toBe("Name &lt;b&gt;");
  expect((await shownAt(String(form.get("slug")))).status).toBe(404);
});

test("a product with variants and a text is saved, listed and exported with them", async () => {
  const rows = {
    ...rowsOf("Small", "Medium", "Large"),
    "variant-0-price": "999",
    "variant-2-stock-count": "4",
  };
  const text = { "personal-0-label": "Name", "personal-0-most": "12", "personal-0-price": "150" };
  const form = productForm({ ...sizes, ...rows, ...text, price: "1199" });
  expect((await send(adminPage, admin, form)).status).toBe(200);
  const search = `?q=${encodeURIComponent(String(form.get("name")))}`;
  const get = async (path: string) => (await ask(path, admin)).text();
  const list = await get(`${adminPage}${search}`);
  expect(list).toContain("3 variants");
  expect(list).toContain("From ₹999.00");
  const csv = await get(`${adminPage}/export${search}`);
  const lines = csv.split("\r\n").filter((line) => line.startsWith(String(form.get("slug"))));
  expect(lines).toHaveLength(4);
  expect(lines[1]).toContain("Size,Small,,,,999,true,");
  const opened = await get(`${adminPage}?edit=${String(form.get("id"))}`);
  expect(fieldIn(opened, "variant-2-stock-count")).toBe("4");
  expect(fieldIn(opened, "personal-0-price")).toBe("150");
});

test("a link of before leads to the variant whose spelling was mended, in either language (CATALOGUE-51)", async () => {
  const misspelt = productForm({
    ...{ "option-0-name": "Size", "option-0-values": "Small\nMeduim" },
    ...rowsOf("Small", "Meduim"),
    "variant-1-stock-count": "4",
  });
  expect((await send(adminPage, admin, misspelt)).status).toBe(200);
  const mended = productForm({
    ...Object.fromEntries([...misspelt].map(([name, value]) => [name, String(value)])),
    ...{ version: "1", "option-0-values": "Small\nMedium", "option-0-saved": "Small\nMeduim" },
    ...{ "variant-1-value-0": "Medium", "variant-1-shown-stock-count": "4" },
  });
  expect((await send(`${adminPage}?edit=${String(mended.get("id"))}`, admin, mended)).status).toBe(200);

  const path = `/shop/${String(misspelt.get("slug"))}`;
  for (const [asked, leads] of [
    [`${path}?v=meduim`, `${path}?v=medium`],
    [`/hi${path}?v=meduim`, `/hi${path}?v=medium`],
    [`${path}?v=madium`, path],
  ] as const) {
    const answer = await ask(asked);
    expect([asked, answer.status, answer.headers.get("location")]).toEqual([asked, 303, leads]);
  }
  expect((await ask(`${path}?v=medium`)).status).toBe(200);
  expect((await ask(`${path}?v=small`)).status).toBe(200);
});
