import { expect, test } from "vitest";
import { noFiles } from "../../../tests/no-files.ts";
import { isHiddenFile } from "./hidden-file.server.ts";
import { serveFile } from "./serve-file.server.ts";

/** Has a file for every name. */
const read = async () => ({ bytes: new Uint8Array([1]), contentType: "application/octet-stream" });
const files = { ...noFiles, read };

test.each(["private/a/label.pdf", "%70rivate/a/label.pdf", "private%2Fa%2Flabel.pdf", "PRIVATE/a/label.pdf"])(
  "what is private has no address, however it is spelled: %s",
  async (path) => expect((await serveFile(files, path)).status).toBe(404),
);

test("other files have one", async () =>
  expect((await serveFile(files, "products/a/original.webp")).status).toBe(200));

test.each([
  "/.vite/manifest.json",
  "/.vite/manifest.json.br",
  "/%2evite/manifest.json",
  "/%2Evite%2Fmanifest.json",
  "/assets/.hidden",
  "/.env",
  "/.git/config",
  "/.well-known.json",
  "\\.vite\\manifest.json",
  "/assets/entry.js.map",
  "/mark.svg.br",
  "/mark.svg.gz",
  "/assets/..%2f.vite/manifest.json",
])("%s is nobody's", (path) => expect(isHiddenFile(path)).toBe(true));

test.each([
  "/mark.svg",
  "/assets/entry-abc.js",
  "/.well-known/security.txt",
  "/.well-known",
  "/shop.data",
  "/site-map",
  "/sitemap.xml",
  "/%E0%A4%A",
])("%s may be asked for", (path) => expect(isHiddenFile(path)).toBe(false));
