import sharp from "sharp";
import { productFields } from "../../product-fields.ts";
import { ask, origin } from "../ask.ts";

/** A form that the admin page takes. */
export function productForm(fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(productFields(fields))) form.set(field, value);
  return form;
}

/** A post as the admin page's page sends it. */
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
