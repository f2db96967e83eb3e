import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp, { type OutputInfo } from "sharp";
import { writeWhole } from "#platform/files/write-whole.server.ts";
import { type Face, fontRuns, type PrintFont, shownText } from "#ui/print/font-runs.server.ts";
import { printFont } from "#ui/print/print-fonts.server.ts";

/** A text as a picture of its own. */
export interface DrawnText {
  data: Buffer;
  info: OutputInfo;
}

/** How a text looks, and its place. */
export interface Look {
  face: Face;
  colour: string;
  /** How wide and how high it may be, in pixels. */
  width: number;
  room: number;
}

/** The names that the text engine knows the fonts by. */
const names: Partial<Record<string, string>> = {
  "eczar-500": "Eczar Medium",
  "mukta-400": "Mukta",
  "mukta-600": "Mukta SemiBold",
  odia: "Noto Sans Oriya",
  olchiki: "Noto Sans Ol Chiki",
  meetei: "Noto Sans Meetei Mayek",
  arabic: "Noto Naskh Arabic",
  european: "Noto Sans",
  symbols: "Noto Sans Symbols 2",
  signs: "Noto Sans Math",
};

function nameOf(font: PrintFont): string {
  const [family = "", weight] = font.split("-");
  const name = names[family] ?? `Noto Sans ${family.charAt(0).toUpperCase()}${family.slice(1)}`;
  return names[font] ?? (weight === "600" ? `${name} SemiBold` : name);
}

/**
 * Draws a text in the largest of the sizes in which it has room; what is too long even in the smallest is
 * cut. Undefined for a text with nothing to show. `folder` is where the fonts are laid for the text engine.
 */
export async function drawText(
  text: string,
  sizes: readonly number[],
  look: Look,
  folder: string,
): Promise<DrawnText | undefined> {
  const shown = shownText(text);
  if (shown === "") return undefined;
  for (const size of sizes) {
    const drawn = await draw(shown, size, look, folder);
    if (drawn.info.height <= look.room) return drawn;
  }
  return shortened(shown, sizes.at(-1) ?? 0, look, folder);
}

/** The beginning that has room; of one letter that has none, what is seen of it. */
async function shortened(shown: string, size: number, look: Look, folder: string): Promise<DrawnText> {
  const signs = shown.match(sign) ?? [];
  for (let most = Math.min(120, signs.length); most > 0; most = Math.floor(most * 0.75)) {
    const drawn = await draw(`${signs.slice(0, most).join("").trimEnd()}…`, size, look, folder);
    if (drawn.info.height <= look.room) return drawn;
  }
  const { data, info } = await draw(signs[0] ?? "…", size, look, folder);
  const seen = { left: 0, top: 0, width: info.width, height: Math.min(info.height, look.room) };
  return sharp(data).extract(seen).toBuffer({ resolveWithObject: true });
}

/** A letter with its marks. */
const sign = /\P{M}[\p{M}\u200C\u200D]*/gu;

async function draw(text: string, size: number, look: Look, folder: string): Promise<DrawnText> {
  const runs = fontRuns(text, look.face);
  const [first = "mukta-400"] = runs.map(({ font }) => font);
  for (const { font } of runs) await known(font, folder);
  const spans = runs.map((run) => `<span font_family="${nameOf(run.font)}">${escaped(run.text)}</span>`);
  return sharp({
    text: {
      text: `<span foreground="${look.colour}">${spans.join("")}</span>`,
      font: `${nameOf(first)}, ${size}`,
      fontfile: fileOf(first, folder),
      width: look.width,
      dpi: 72,
      rgba: true,
      wrap: "word-char",
      spacing: runs.some(({ font }) => font === "eczar-500") ? Math.round(-size * 0.42) : 0,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
}

const escaped = (text: string): string =>
  text.replace(/[<>&]/g, (sign) => ({ "<": "&lt;", ">": "&gt;", "&": "&amp;" })[sign] ?? "");

const fileOf = (font: PrintFont, folder: string): string => join(folder, `${font}.ttf`);

const laid = new Map<string, Promise<unknown>>();

/** The text engine reads fonts from files only, and keeps each that it once set something in. */
function known(font: PrintFont, folder: string): Promise<unknown> {
  const file = fileOf(font, folder);
  const begun = laid.get(file) ?? lay(font, file);
  laid.set(file, begun);
  begun.catch(() => laid.delete(file));
  return begun;
}

async function lay(font: PrintFont, file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeWhole(file, await printFont(font));
  const said = { text: "□", font: `${nameOf(font)}, 10`, fontfile: file };
  await sharp({ text: said }).png().toBuffer();
}
