import { randomBytes } from "node:crypto";
import { uuidv7 } from "#values/uuid.ts";

export const adminPage = "/admin/dashboard/products";

/** The id of a product that is about to be made. */
export const freshId = (): string => uuidv7(Date.now(), randomBytes(10));

/** The fields of a form that the products' admin page takes, as its page sends them. */
export function productFields(fields: Record<string, string> = {}): Record<string, string> {
  const id = fields.id ?? freshId();
  const name = `Test Tote ${id.slice(-8)}`;
  return {
    ...{ intent: "save", id, version: "0", name, slug: `test-tote-${id.slice(-12)}`, price: "1499.50" },
    ...{ description: "<h2>Made</h2><p>By hand</p>", metaTitle: name, metaDescription: "A tote." },
    ...{ inStock: "true", shownInStock: "true", shownStockCount: "", by: "script", ...fields },
  };
}

/** A form as it is posted with these fields, files among them; one that is undefined is not there. */
export function formOf(fields: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (value instanceof Blob) form.append(name, value);
    else if (value !== undefined) form.append(name, String(value));
  return form;
}
