import { randomBytes } from "node:crypto";
import { createWriteStream, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { sharedFolder } from "../../tests/own-folder.ts";
import { openArchive } from "./archive-writer.server.ts";
import { BrokenArchive, checkArchive } from "./read-archive.server.ts";

const folder = sharedFolder();
const at = new Date("2026-11-21T12:00:00Z");

/** A header and five bytes, as tar has them; its checksum is right whatever else it says. */
function tarEntry({ type = "0", size = Buffer.from("00000000005\0") }: { type?: string; size?: Buffer }) {
  const header = Buffer.alloc(512);
  header.write("files/x", 0);
  header.write("0000600\0", 100);
  size.copy(header, 124);
  header.write("00000000000\0", 136);
  header.write("        ", 148);
  header.write(`${type}`, 156);
  header.write("ustar\x0000", 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
  return Buffer.concat([header, Buffer.from("abcd\n"), Buffer.alloc(507)]);
}

test.each([
  ["a folder with a size", { type: "5" }],
  ["a negative size", { size: Buffer.alloc(12, 0xff) }],
  ["a size that is no number", { size: Buffer.from("zzzzzzzzzzz\0") }],
  ["a link", { type: "2" }],
])("an archive with %s is refused, and nothing waits for its end", async (_, odd) => {
  const path = join(folder, "odd.tar.gz");
  writeFileSync(path, gzipSync(Buffer.concat([tarEntry(odd), Buffer.alloc(1024)])));
  await expect(checkArchive(path)).rejects.toThrow(BrokenArchive);
});

const full = () => openArchive(join(folder, "full.tar.gz"), at, () => createWriteStream("/dev/full"));

test.each([0, 1000])("a full disk is told by its cause, with %i turns between entries", async (turns) => {
  const archive = await full();
  const filling = async () => {
    for (let n = 0; n < 50; n++) {
      await archive.add(`files/${n}`, randomBytes(200_000));
      for (let turn = 0; turn < turns; turn++) await setImmediate();
    }
    await archive.finish();
  };
  await expect(filling()).rejects.toMatchObject({ code: "ENOSPC" });
  await archive.abandon();
  expect(readdirSync(folder).filter((name) => name.startsWith("full"))).toEqual([]);
});
