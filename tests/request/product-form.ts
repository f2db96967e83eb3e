import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { uuidv7 } from "#values/uuid.ts";
import { ask, origin } from "./ask.ts";

export const desk = "/admin/dashboard/products";

/** The id of a product that is about to be made. */
export const freshId = (): string => uuidv7(Date.now(), randomBytes(10));

/** A form that the desk takes. */
export function productForm(fields: Record<string, string> = {}): FormData {
  const id = fields.id ?? freshId();
  const form = new FormData();
  const name = `Test Tote ${id.slice(-8)}`;
  for (const [field, value] of Object.entries({
    ...{ intent: "save", id, version: "0", name, slug: `test-tote-${id.slice(-12)}`, price: "1499.50" },
    ...{ description: "<h2>Made</h2><p>By hand</p>", metaTitle: name, metaDescription: "A tote." },
    ...{ inStock: "true", shownInStock: "true", shownStockCount: "", by: "script", ...fields },
  })) {
    form.set(field, value);
  }
  return form;
}

/** A post as the desk's page sends it. */
export const send = (path: string, cookie: string, body: FormData): Promise<Response> =>
  ask(path, { method: "POST", body, headers: { Origin: origin, Cookie: cookie } });

/** One picture sent to the uploads, as a browser with script sends it. */
export const upload = (cookie: string, to: { bucket: string; for: string; name?: string }, body: BodyInit) =>
  ask(`/admin/dashboard/uploads?${new URLSearchParams(to)}`, {
    method: "POST",
    body,
    headers: { Origin: origin, Cookie: cookie, "Content-Type": "application/octet-stream" },
  });

export const picture = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: "#A6342B" } });

/** The data of a product's page, to see what the shop shows of it. */
export const shownAt = async (slug: string): Promise<{ status: number; html: string }> => {
  const answer = await ask(`/shop/${slug}`);
  return { status: answer.status, html: await answer.text() };
};
