import { inflateSync } from "node:zlib";
import decodeQR from "qr/decode.js";
import sharp from "sharp";

/** What a phone's camera reads in a picture of a code, whatever it is kept as. */
export async function codeIn(picture: string | Uint8Array): Promise<string> {
  const { data, info } = await sharp(Buffer.from(picture))
    .resize({ width: 600, kernel: "nearest" })
    .flatten({ background: "#fff" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}

/** What stands in the one QR code of a page's markup. */
export const codeShown = (markup: string): Promise<string> => {
  const svg = /<svg[^>]*role="img".*?<\/svg>/s.exec(markup)?.[0] ?? "";
  return codeIn(svg.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"'));
};

/** What is read from each code that is printed on a PDF's pages. */
export const codesPrinted = (pdf: Uint8Array): string[] => rectangles(pdf).map(read);

interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The filled rectangles of each code, in its own coordinates: nothing else on these papers is many. */
function rectangles(pdf: Uint8Array): Rectangle[][] {
  const text = Buffer.from(pdf).toString("latin1");
  const found = [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)];
  const streams = found.map(([, bytes = ""]) => plain(bytes));
  const drawn = streams.filter((stream) => / re\b/.test(stream)).join("\n");
  // A code's squares are painted by one act.
  return drawn
    .split(/^f$/m)
    .map((act) =>
      [...act.matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re$/gm)].map(([, ...numbers]) => {
        const [x = 0, y = 0, width = 0, height = 0] = numbers.map(Number);
        return { x, y, width, height };
      }),
    )
    .filter((all) => all.length > 100);
}

function plain(bytes: string): string {
  try {
    return inflateSync(Buffer.from(bytes, "latin1")).toString("latin1");
  } catch {
    return "";
  }
}

/** What a camera reads in these dark rectangles. */
function read(dark: readonly Rectangle[]): string {
  const [pixels, margin] = [8, 40];
  const side = Math.min(...dark.map(({ height }) => height));
  const [left, top] = [Math.min(...dark.map(({ x }) => x)), Math.min(...dark.map(({ y }) => y))];
  const right = Math.max(...dark.map(({ x, width }) => x + width));
  const wide = Math.round(((right - left) / side) * pixels) + 2 * margin;
  const picture = new Uint8Array(wide * wide * 4).fill(255);
  const at = (length: number) => Math.round((length / side) * pixels) + margin;
  for (const { x, y, width } of dark)
    for (let down = at(y - top); down < at(y - top) + pixels; down++)
      for (let along = at(x - left); along < at(x - left + width); along++)
        picture.fill(0, (down * wide + along) * 4, (down * wide + along) * 4 + 3);
  return decodeQR({ width: wide, height: wide, data: picture });
}
