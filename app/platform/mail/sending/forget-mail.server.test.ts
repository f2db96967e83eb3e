import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { removeOldFiles } from "./forget-mail.server.ts";

test("old mails' files go, newer ones and strangers stay", async () => {
  const folder = mkdtempSync(join(tmpdir(), "jhola-outbox-"));
  const names = [
    "2026-10-21T11-59-59-999Z-order-placed-a.eml",
    "2026-10-22T12-00-00-000Z-order-placed-b.eml",
    "2026-11-21T12-00-00-000Z-note-c.eml",
    "notes.eml",
    "2020-01-01.txt",
  ];
  for (const name of names) writeFileSync(join(folder, name), "");
  await removeOldFiles(folder, new Date("2026-10-22T12:00:00Z"));
  expect(readdirSync(folder).sort()).toEqual(names.slice(1).sort());
  await removeOldFiles(join(folder, "none"), new Date());
  rmSync(folder, { recursive: true });
});
