import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

interface Pixels {
  width: number;
  height: number;
  channels: 3 | 4;
  pixels: Uint8Array;
  profile?: Uint8Array | undefined;
}

/** Pixels as the shop keeps them: a phone's colours are wider, and would be pale if only called so. */
export async function asSrgb({ width, height, channels, pixels, profile }: Pixels) {
  const raw = { width, height, channels };
  if (!profile) return { data: Buffer.from(pixels.buffer), info: { ...raw } };
  // Pixels can't be given together with a profile, a file can.
  const png = await sharp(pixels, { raw }).png({ compressionLevel: 0 }).toBuffer();
  return sharp(withProfile(png, profile)).toColourspace("srgb").raw().toBuffer({ resolveWithObject: true });
}

/** So long are a PNG's signature and its first chunk, after which its profile stands. */
const head = 33;

function withProfile(png: Buffer, profile: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from("iCCPicc\0\0", "latin1"), deflateSync(profile)]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(named.length - 4);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([png.subarray(0, head), length, named, check, png.subarray(head)]);
}
