import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ownFolder } from "../../tests/own-folder.ts";
import { moveArchive } from "./archive-writer.server.ts";

const path = ownFolder();
let from: string;
beforeEach(() => {
  from = path("asked.tar.gz");
  writeFileSync(from, "an archive", { mode: 0o600 });
});
afterEach(() => void vi.restoreAllMocks());

/** What every open file inherits. */
async function fileHandles(): Promise<FileHandle> {
  const file = await open(from);
  await file.close();
  return Object.getPrototypeOf(file);
}

test("the copy and its name are on the disk before the original goes", async () => {
  const to = path("usb/shop.tar.gz");
  const handles = await fileHandles();
  const { sync } = handles;
  const seen: { original: boolean; moved: boolean }[] = [];
  vi.spyOn(handles, "sync").mockImplementation(function (this: FileHandle) {
    seen.push({ original: existsSync(from), moved: existsSync(to) });
    return sync.call(this);
  });
  await moveArchive(from, to);
  expect(seen).toEqual([
    { original: true, moved: false },
    ...(process.platform === "win32" ? [] : [{ original: true, moved: true }]),
  ]);
  expect(readFileSync(to, "utf8")).toBe("an archive");
  expect(readdirSync(path(), { recursive: true })).toEqual(["usb", "usb/shop.tar.gz"]);
});

test("one that can't be moved stays where it is, and no half of it lies elsewhere", async () => {
  const to = path("usb");
  mkdirSync(path("usb/full"), { recursive: true });
  await expect(moveArchive(from, to)).rejects.toThrow(
    /^asked.tar.gz was made, but can't be moved to .*usb \(E\w+\): it lies in .*jhola-test-\w+\.$/,
  );
  expect(readdirSync(path())).toEqual(["asked.tar.gz", "usb"]);
});
