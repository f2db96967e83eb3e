import { readdirSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ownFolder } from "../../../tests/own-folder.ts";
import { removeOldFiles } from "./deliver-mail.server.ts";

const path = ownFolder();

test("old mails' files go, newer ones and strangers stay", async () => {
  const names = [
    "2026-10-21T11-59-59-999Z-order-placed-a.eml",
    "2026-10-22T12-00-00-000Z-order-placed-b.eml",
    "2026-11-21T12-00-00-000Z-note-c.eml",
    "notes.eml",
    "2020-01-01.txt",
  ];
  for (const name of names) writeFileSync(path(name), "");
  await removeOldFiles(path(), new Date("2026-10-22T12:00:00Z"));
  expect(readdirSync(path()).sort()).toEqual(names.slice(1).sort());
  await removeOldFiles(path("none"), new Date());
});
