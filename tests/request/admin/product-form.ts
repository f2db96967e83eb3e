import sharp from "sharp";
import { expect } from "vitest";
import { adminPage, formOf, productFields } from "../../form-of.ts";
import { ask, origin, sharedAdmin } from "../ask.ts";

/** A form that the admin page takes. */
export function productForm(fields: Record<string, string> = {}): FormData {
  return formOf(productFields(fields));
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

/** Sends one picture, a small one if nothing is said of it; answers the address under which it waits. */
export async function uploaded(
  cookie: string,
  bucket: string,
  recordId: string,
  bytes?: Buffer,
): Promise<string> {
  const body = new Uint8Array(bytes ?? (await picture().png().toBuffer()));
  const told: unknown = await (await upload(cookie, { bucket, for: recordId }, body)).json();
  return typeof told === "object" && told !== null && "url" in told ? String(told.url) : "";
}

export const picture = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: "#A6342B" } });

/** The data of a product's page, to see what the shop shows of it. */
export const shownAt = async (slug: string): Promise<{ status: number; html: string }> => {
  const answer = await ask(`/shop/${slug}`);
  return { status: answer.status, html: await answer.text() };
};

export const textOf = (form: FormData, name: string): string => String(form.get(name));

/** The products' admin page, as its admin asks it. */
export async function openProductsAdmin() {
  const { cookie: admin } = await sharedAdmin();
  const byAdmin = (path: string, form: FormData) => send(path, admin, form);

  /** Saves a product by the admin page's form and gives the form back. */
  async function saved(fields: Record<string, string> = {}): Promise<FormData> {
    const form = productForm(fields);
    expect((await byAdmin(adminPage, form)).status).toBe(200);
    return form;
  }

  /** A form that was sent without script: the page that answers it. */
  async function plain(form: FormData, path = `${adminPage}?new`) {
    form.delete("by");
    const answer = await byAdmin(path, form);
    return { answer, html: await answer.text() };
  }

  const get = (path: string) => ask(path, admin);
  return { admin, byAdmin, get, plain, saved };
}
