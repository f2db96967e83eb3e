import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Decoded, decode, type PictureRefusal, pictureFormat } from "../decode-picture.server.ts";
import { decodeHeic } from "./decode-heic.server.ts";
import { iccProfileIn } from "./icc-profile.ts";

const fixture = (name: string) => readFileSync(`tests/fixtures/${name}.heic`);
const [red, blue] = [
  [200, 16, 46],
  [39, 64, 107],
];

function pixel(picture: Decoded | PictureRefusal, x: number, y: number): number[] {
  if (typeof picture === "string") throw new Error(picture);
  const { data, info } = picture;
  return [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)];
}

const isNear = (one: readonly number[], other: readonly number[] = []) =>
  one.every((value, at) => Math.abs(value - (other[at] ?? 0)) <= 4);

/** The file says of its picture that it is so large. */
function claiming(width: number, height: number): Buffer {
  const bytes = fixture("turned");
  const at = bytes.indexOf("ispe") + 8;
  bytes.writeUInt32BE(width, at);
  bytes.writeUInt32BE(height, at + 4);
  return bytes;
}

test("a phone's picture is turned as it says", async () => {
  const picture = await decode(fixture("turned"));
  expect(picture).toMatchObject({ info: { width: 96, height: 128, channels: 3 } });
  expect(isNear(pixel(picture, 85, 10), red)).toBe(true);
  expect(isNear(pixel(picture, 10, 118), blue)).toBe(true);
});

test("colours that are wider than a page's come as they were seen", async () => {
  const bytes = fixture("wide-colours");
  expect(iccProfileIn(bytes)?.length).toBe(480);
  const said = await decodeHeic(bytes);
  if ("refusal" in said) throw new Error(said.refusal);
  // As they stand in the file they would be paler.
  expect(isNear([...said.pixels.subarray(3000, 3003)], red)).toBe(false);
  expect(isNear(pixel(await decode(bytes), 10, 10), red)).toBe(true);
});

test.each([
  { what: "more pixels than are taken", bytes: claiming(8000, 6000), refusal: "too-large" },
  { what: "too long a side", bytes: claiming(12_001, 10), refusal: "too-long" },
  { what: "another size than its picture has", bytes: claiming(4000, 3000), refusal: "not-an-image" },
  { what: "its beginning alone", bytes: fixture("turned").subarray(0, 12), refusal: "not-an-image" },
  { what: "half of it", bytes: fixture("turned").subarray(0, 700), refusal: "not-an-image" },
])("of a HEIC with $what nothing is decoded", async ({ bytes, refusal }) =>
  expect(await decode(bytes)).toBe(refusal),
);

test("a HEIC with a wrong byte anywhere in what is said of it is a picture or none", async () => {
  const whole = fixture("turned");
  const places = Array.from({ length: 12 }, (_, at) => 30 + at * 28);
  for (const place of places) {
    const bytes = Buffer.from(whole);
    bytes.writeUInt8(bytes.readUInt8(place) ^ 0xff, place);
    const picture = await decode(bytes);
    expect(typeof picture === "string" ? "refused" : picture.data.length > 0).toBeTruthy();
  }
});

test("what takes too long is ended", async () =>
  expect(await decodeHeic(fixture("turned"), 1)).toEqual({ refusal: "too-slow" }));

test.each([
  ["heic", "heic"],
  ["heix", "heic"],
  ["mif1", "heic"],
  ["msf1", "heic"],
  ["avif", undefined],
  ["isom", undefined],
])("a file whose first box names %s is read as %s", (brand, format) =>
  expect(pictureFormat(Buffer.from(`\0\0\0\u0018ftyp${brand}`, "latin1"))).toBe(format),
);
