import { expect, test } from "vitest";
import { readTar, tarEnd, tarEntry } from "./tar.server.ts";

const at = new Date("2026-11-21T12:00:00Z");

/** The archive in pieces of this size, as a stream brings it. */
async function* inPieces(bytes: Buffer, size: number) {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}

async function filesIn(bytes: Buffer, size = 700) {
  const found: [string, string][] = [];
  for await (const { name, bytes: content } of readTar(inPieces(bytes, size)))
    found.push([name, Buffer.from(content).toString()]);
  return found;
}

const files: [string, string][] = [
  ["manifest.json", "{}"],
  ["empty", ""],
  ["exactly/one-block", "x".repeat(512)],
  [`files/${"long-".repeat(60)}.webp`, "a picture"],
  ["files/मधुबनी.txt", "नमस्ते"],
];
const archive = Buffer.concat([
  ...files.map(([name, text]) => tarEntry({ name, bytes: Buffer.from(text) }, at)),
  tarEnd,
]);

test.each([1, 100, 512, 100_000])(
  "files come out as they went in, read in pieces of %i bytes",
  async (size) => {
    expect(await filesIn(archive, size)).toEqual(files);
  },
);

test("an archive that was cut off is no archive", async () => {
  await expect(filesIn(archive.subarray(0, archive.length - 2000))).rejects.toThrow("it ends too early");
  await expect(filesIn(archive.subarray(0, 300))).rejects.toThrow("it ends too early");
});

test("a damaged header is noticed", async () => {
  const damaged = Buffer.from(archive);
  damaged.write("X", 3);
  await expect(filesIn(damaged)).rejects.toThrow("a damaged header");
});
