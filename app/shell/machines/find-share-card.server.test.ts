import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { parseConfig } from "#platform/config/config.server.ts";
import type { FileStore } from "#platform/files/file-store.server.ts";
import { openLocalFileStore } from "#platform/files/local-file-store.server.ts";
import { TooBusy } from "#platform/limits/too-busy.ts";
import { shopCard } from "#platform/text/share-card.server.ts";
import { sharePicture } from "./find-share-card.server.ts";

const folder = mkdtempSync(join(tmpdir(), "jhola-cards-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A store without pictures; whoever asks for one again waits until `open`, and gets one. */
async function slowStore() {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const asked = new Set<string>();
  let [atOnce, most] = [0, 0];
  const read: FileStore["read"] = async (key) => {
    if (!asked.has(key)) {
      asked.add(key);
      return undefined;
    }
    atOnce += 1;
    most = Math.max(most, atOnce);
    await opened;
    atOnce -= 1;
    return { bytes: Buffer.from(key), contentType: "image/jpeg" };
  };
  return { files: { ...(await openLocalFileStore(folder)), read }, open, most: () => most };
}

test("share pictures are drawn one at a time, and more than forty do not wait (SITE-7)", async () => {
  const { files, open, most } = await slowStore();
  const asked = Array.from({ length: 150 }, (_, n) => ({ ...shopCard("Jhola"), id: `card-${n}` })).map(
    (card) => sharePicture({ config: parseConfig({}), files }, card).catch((error: unknown) => error),
  );
  for (const late of await Promise.all(asked.slice(41))) expect(late).toBeInstanceOf(TooBusy);
  open();
  for (const drawn of await Promise.all(asked.slice(0, 41))) expect(drawn).toBeInstanceOf(Uint8Array);
  expect(most()).toBe(1);
});
