import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { moveArchive } from "./move-archive.server.ts";

let folder: string;
let from: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "jhola-move-"));
  from = join(folder, "asked.tar.gz");
  writeFileSync(from, "an archive", { mode: 0o600 });
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

/** What every open file inherits. */
async function fileHandles(): Promise<FileHandle> {
  const file = await open(from);
  await file.close();
  return Object.getPrototypeOf(file);
}

test("the copy and its name are on the disk before the original goes", async () => {
  const to = join(folder, "usb/shop.tar.gz");
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
  expect(readdirSync(folder)).toEqual(["usb"]);
  expect(readdirSync(join(folder, "usb"))).toEqual(["shop.tar.gz"]);
});

test("one that can't be moved stays where it is, and no half of it lies elsewhere", async () => {
  const to = join(folder, "usb");
  mkdirSync(join(to, "full"), { recursive: true });
  await expect(moveArchive(from, to)).rejects.toThrow(
    /^asked.tar.gz was made, but can't be moved to .*usb \(E\w+\): it lies in .*jhola-move-\w+\.$/,
  );
  expect(readdirSync(folder)).toEqual(["asked.tar.gz", "usb"]);
});
