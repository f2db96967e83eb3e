import { expect, test } from "vitest";
import { isHiddenFile } from "./hidden-file.server.ts";

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
