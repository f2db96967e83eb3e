import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { parentPort, workerData } from "node:worker_threads";
import openLibheif from "libheif-js/libheif-wasm/libheif.js";
import { z } from "zod";
import { boundRefusal } from "../picture-bounds.ts";
import { iccProfileIn } from "./icc-profile.ts";

// The thread that one HEIC is decoded in: it is given the file's bytes, says its pixels or why they are not
// taken, and ends. Whatever it throws means that the file can't be read.

/** A picture of 40 million pixels takes a little less. */
const mostMemory = 384 * 1024 * 1024;

const decoded = z.object({
  channels: z.array(
    z.object({
      width: z.int().positive(),
      height: z.int().positive(),
      stride: z.int().positive(),
      data: z.instanceof(Uint8Array),
    }),
  ),
});

boundMemory();
const port = parentPort;
if (!port) throw new Error("The thread of a HEIC was started as a program.");
const bytes = z.instanceof(Uint8Array).parse(workerData);
const said = await decodeFirst(bytes);
port.postMessage(said, "refusal" in said ? [] : [said.pixels.buffer]);

/** The library asks for more memory as it goes, from JavaScript: a small file may say that it is huge. */
function boundMemory(): void {
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = function growWithin(pages) {
    if (this.buffer.byteLength + pages * 65_536 > mostMemory) throw new RangeError("too much memory");
    return grow.call(this, pages);
  };
}

/** Only the picture that the file is about, turned as it says: no thumbnails, depths or other frames. */
async function decodeFirst(file: Uint8Array) {
  const find = createRequire(import.meta.url).resolve;
  const wasmBinary = readFileSync(find("libheif-js/libheif-wasm/libheif.wasm"));
  const heif = openLibheif({ wasmBinary });
  const context = heif.heif_context_alloc();
  heif.heif_context_read_from_memory(context, file);
  const handle = heif.heif_js_context_get_primary_image_handle(context);
  const width = heif.heif_image_handle_get_width(handle);
  const height = heif.heif_image_handle_get_height(handle);
  const refusal = boundRefusal(width, height);
  if (refusal) return { refusal };
  const channels = heif.heif_image_handle_has_alpha_channel(handle) ? 4 : 3;
  const image = decoded.parse(
    await heif.heif_js_decode_image2(
      handle,
      heif.heif_colorspace.heif_colorspace_RGB,
      channels === 4
        ? heif.heif_chroma.heif_chroma_interleaved_RGBA
        : heif.heif_chroma.heif_chroma_interleaved_RGB,
    ),
  );
  const [plane] = image.channels;
  if (!plane || plane.width !== width || plane.height !== height)
    throw new Error("It is not as large as it says.");
  return { width, height, channels, pixels: rowsOf(plane, channels), profile: iccProfileIn(file) };
}

/** The library may keep its rows apart. */
function rowsOf(plane: z.infer<typeof decoded>["channels"][number], channels: number) {
  const { width, height, stride, data } = plane;
  const row = width * channels;
  const pixels = new Uint8Array(row * height);
  for (let at = 0; at < height; at++) pixels.set(data.subarray(at * stride, at * stride + row), at * row);
  return pixels;
}
