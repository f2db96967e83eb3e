import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { Blob, Face, Feature, Font, Buffer as ShapedText, shape } from "harfbuzzjs";
import { z } from "zod";

// A font of Devanagari holds hundreds of conjuncts, most of which no Hindi word has. This keeps the glyphs
// that given texts are drawn with and no other, by HarfBuzz's own subsetter.

const given = z.custom<(...numbers: number[]) => number>((value) => typeof value === "function");
const subsetter = z.object({
  memory: z.instanceof(WebAssembly.Memory),
  malloc: given,
  hb_blob_create: given,
  hb_blob_get_data: given,
  hb_blob_get_length: given,
  hb_face_create: given,
  hb_face_reference_blob: given,
  hb_set_add: given,
  hb_set_clear: given,
  hb_subset_input_create_or_fail: given,
  hb_subset_input_get_flags: given,
  hb_subset_input_glyph_set: given,
  hb_subset_input_set: given,
  hb_subset_input_set_flags: given,
  hb_subset_input_unicode_set: given,
  hb_subset_or_fail: given,
});

// Of hb-subset.h.
const featureTags = 6;
const noHinting = 0x1;
const noLayoutClosure = 0x200;
const readOnly = 1;

export interface Cut {
  /** The letters that are kept. */
  letters: string;
  /** What has to be drawn as the whole font draws it. */
  texts: readonly string[];
  /** The OpenType features that are kept. */
  features: readonly string[];
}

/** A TrueType font with no other glyphs than those that the texts are drawn with. */
export async function cutGlyphs(whole: Buffer, { letters, texts, features }: Cut): Promise<Buffer> {
  const hb = await loadSubsetter();
  const bytes = hb.malloc(whole.length);
  new Uint8Array(hb.memory.buffer).set(whole, bytes);
  const face = hb.hb_face_create(hb.hb_blob_create(bytes, whole.length, readOnly, 0, 0), 0);
  const input = hb.hb_subset_input_create_or_fail();
  const add = (set: number, values: Iterable<number>) => {
    for (const value of values) hb.hb_set_add(set, value);
  };
  add(hb.hb_subset_input_unicode_set(input), pointsOf(letters));
  add(hb.hb_subset_input_glyph_set(input), glyphsOf(whole, texts));
  const kept = hb.hb_subset_input_set(input, featureTags);
  hb.hb_set_clear(kept);
  add(kept, features.map(tagNumber));
  hb.hb_subset_input_set_flags(input, hb.hb_subset_input_get_flags(input) | noHinting | noLayoutClosure);
  const cut = hb.hb_face_reference_blob(hb.hb_subset_or_fail(face, input));
  const start = hb.hb_blob_get_data(cut, 0);
  return Buffer.from(hb.memory.buffer.slice(start, start + hb.hb_blob_get_length(cut)));
}

async function loadSubsetter() {
  const path = createRequire(import.meta.url).resolve("harfbuzzjs/dist/harfbuzz-subset.wasm");
  const { instance } = await WebAssembly.instantiate(await readFile(path));
  return subsetter.parse({ ...instance.exports });
}

const pointsOf = (text: string): number[] => [...text].map((letter) => letter.codePointAt(0) ?? 0);
const tagNumber = (tag: string): number => pointsOf(tag).reduce((number, sign) => (number << 8) | sign, 0);

/** Figures have forms of their own for columns and for running text. */
const figures = ["tnum", "lnum", "pnum"].map((tag) => new Feature(tag, 1));

function glyphsOf(whole: Buffer, texts: readonly string[]): Set<number> {
  const font = new Font(new Face(new Blob(new Uint8Array(whole))));
  const glyphs = new Set<number>();
  const draw = (text: string, features: Feature[]) => {
    const shaped = new ShapedText();
    shaped.addText(text);
    shaped.guessSegmentProperties();
    shape(font, shaped, features);
    for (const { codepoint } of shaped.getGlyphInfos()) glyphs.add(codepoint);
  };
  for (const text of texts) draw(text, []);
  for (const figure of figures) draw("0123456789₹.,", [figure]);
  return glyphs;
}
