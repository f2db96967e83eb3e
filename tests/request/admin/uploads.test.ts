import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { freshId } from "../../form-of.ts";
import { ask, origin, sharedAdmin } from "../ask.ts";
import { picture, upload } from "./product-form.ts";

const { cookie: admin } = await sharedAdmin();

const mega = 1024 * 1024;
const product = () => ({ bucket: "product_images", for: freshId(), name: "front.png" });

/** What lies in a record's folder. */
function filesFor({ bucket, for: id }: { bucket: string; for: string }): string[] {
  try {
    return readdirSync(join(inject("shopDataDir"), "files", bucket, id));
  } catch {
    return [];
  }
}

async function urlIn(answer: Response): Promise<string> {
  const body: unknown = await answer.json();
  if (typeof body !== "object" || body === null || !("url" in body)) throw new Error(JSON.stringify(body));
  return String(body.url);
}

test.each(["png", "jpeg", "webp"] as const)("a %s is kept in all sizes, named at random", async (format) => {
  const to = product();
  const answer = await upload(admin, to, new Uint8Array(await picture(600, 400)[format]().toBuffer()));
  expect(answer.status).toBe(200);
  const url = await urlIn(answer);
  expect(url).toMatch(new RegExp(`^/files/product_images/${to.for}/[0-9a-f]{18}_600x400\\.webp$`));
  expect((await ask(url)).headers.get("content-type")).toBe("image/webp");
  expect(filesFor(to)).toHaveLength(7);
});

test("a picture as an iPhone's HEIC is kept like any other (PHOTO-5)", async () => {
  const answer = await upload(admin, product(), readFileSync("tests/fixtures/turned.heic"));
  expect(await urlIn(answer)).toMatch(/_96x128\.webp$/);
});

test("a picture of 20 MB is taken, with one byte more it is not", async () => {
  const noise = picture(1, 1);
  const small = await noise.png().toBuffer();
  const padded = (length: number) => Buffer.concat([small, Buffer.alloc(length - small.length)]);
  const to = product();
  expect((await upload(admin, to, new Uint8Array(padded(20 * mega)))).status).toBe(200);
  const answer = await upload(admin, to, new Uint8Array(padded(20 * mega + 1)));
  expect(answer.status).toBe(422);
  const text = "“front.png” is larger than 20MB. Please choose a smaller picture.";
  expect(await answer.json()).toEqual({ title: "Upload Error", text });
});

const png = () => picture(400, 400).png().toBuffer();
test.each<[string, () => Promise<Uint8Array> | Uint8Array]>([
  ["an SVG", () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ["an SVG behind an XML line", () => Buffer.from('<?xml version="1.0"?><svg/>')],
  ["a page", () => Buffer.from("<!doctype html><script>alert(1)</script>")],
  ["a page that begins like a GIF", () => Buffer.from("GIF89a/*<script>alert(1)</script>*/=1")],
  ["a page like a PNG", () => Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), Buffer.from("<html>")])],
  ["a script before a picture", async () => Buffer.concat([Buffer.from("#!/bin/sh\n"), await png()])],
  ["a program", () => Buffer.from("7f454c46", "hex")],
  ["a PDF", () => Buffer.from("%PDF-1.7\n")],
  ["nothing", () => new Uint8Array()],
  ["half a PNG", async () => (await png()).subarray(0, 120)],
  ["a GIF for a product", () => picture().gif().toBuffer()],
  ["half a HEIC", () => readFileSync("tests/fixtures/turned.heic").subarray(0, 700)],
  ["a TIFF", () => picture().tiff().toBuffer()],
  ["an AVIF", () => picture().avif().toBuffer()],
])("%s is refused in words", async (_what, bytes) => {
  const to = { ...product(), name: "front.png" };
  const answer = await upload(admin, to, new Uint8Array(await bytes()));
  expect(answer.status).toBe(422);
  const text = "“front.png” is no PNG, JPEG, WebP or HEIC picture that can be read.";
  expect(await answer.json()).toEqual({ title: "Upload Error", text });
  expect(filesFor(to)).toEqual([]);
});

test.each([
  { bucket: "secrets", for: "a" },
  { bucket: "__proto__", for: "a" },
  { bucket: "product_images", for: "../../secret.key" },
  { bucket: "product_images", for: "a/b" },
  { bucket: "product_images", for: ".." },
  { bucket: "product_images", for: "" },
  { bucket: "product_images", for: "x".repeat(300) },
  { bucket: "../product_images", for: "a" },
])("$bucket for '$for' is refused", async (to) => {
  expect((await upload(admin, to, new Uint8Array(await picture().png().toBuffer()))).status).toBe(400);
});

test("a file's hostile name is only repeated, cleaned", async () => {
  const name = "../../<script>\u202Eevil.png";
  const answer = await upload(admin, { ...product(), name }, "no picture");
  expect(await answer.json()).toMatchObject({ text: expect.stringContaining("“../../<script>evil.png”") });
  expect(answer.headers.get("content-type")).toContain("application/json");
});

test("another site uploads nothing in an admin's name", async () => {
  const answer = await ask(`/admin/dashboard/uploads?${new URLSearchParams(product())}`, {
    method: "POST",
    body: "x",
    headers: { Origin: "https://evil.example", Cookie: admin },
  });
  expect(answer.status).toBe(403);
});

test("only uploads may be large", async () => {
  const body = "x".repeat(400_000);
  const headers = { Origin: origin, Cookie: admin, "Content-Type": "application/octet-stream" };
  expect((await ask("/admin/dashboard/overview", { method: "POST", body, headers })).status).toBe(413);
  const tooLarge = await ask(`/admin/dashboard/uploads?${new URLSearchParams(product())}`, {
    ...{ method: "POST", headers },
    body: new Uint8Array(35 * mega),
  }).catch(() => ({ status: 413 }));
  expect(tooLarge.status).toBe(413);
});

test("a read of the address is refused, and shows nothing", async () => {
  expect((await ask("/admin/dashboard/uploads", admin)).status).toBe(405);
});
