import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openPictureCache } from "./draw-pictures.ts";

test("where nothing may be written beside the code, the demo's pictures are drawn elsewhere", async () => {
  const root = mkdtempSync(join(tmpdir(), "jhola-root-"));
  writeFileSync(join(root, ".cache"), "no folder can be made here");
  const cache = await openPictureCache(join(root, ".cache", "pictures"));
  await cache.put("drawn/one/art.webp", Buffer.from("abc"), "image/webp");
  expect(await cache.read("drawn/one/art.webp")).toBeDefined();
  rmSync(root, { recursive: true });
});
