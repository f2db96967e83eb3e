import PDFDocument from "pdfkit";
import { speaking } from "#platform/language/speaking.server.ts";
import { drawSquares } from "#ui/print/draw-squares.ts";
import { fontsFor, Typesetter } from "#ui/print/typesetter.server.ts";
import { qrSquares } from "#ui/qr-squares.ts";
import { type Language, languageTag } from "#values/language/language.ts";
import { type Paise, rupeesAndPaise } from "#values/money/money.ts";
import { longDay } from "#values/time/date-time.ts";
import { jobSlipText } from "./slip.text.ts";

/** What a maker takes home: one page of it. */
export interface JobSlip {
  /** In which it is printed. */
  language: Language;
  number: string;
  maker: string;
  product: string;
  option: string | null;
  personal: readonly { label: string; text: string }[];
  step: string;
  pieces: number;
  dueOn: string | null;
  rate: Paise | null;
}

interface SlipPaper {
  shop: string;
  /** Where the owner sees how the lot stands. */
  url: string;
  /** A JPEG; undefined where there is none. */
  picture: Uint8Array | undefined;
}

const mm = 72 / 25.4;
/** A5, in points. */
const [width, height] = [148 * mm, 210 * mm];
const margin = 12 * mm;
const inner = width - 2 * margin;
const pictureHigh = 66 * mm;
const leastPicture = 15 * mm;
const qrSide = 26 * mm;
const [ink, soft] = ["#1E1A18", "#5C5046"];

/** Job slips, a page each; a picture first, numbers large, for who reads little. */
export async function jobSlipsPdf(slips: readonly JobSlip[], paper: SlipPaper): Promise<Uint8Array> {
  const written = slips.map((slip) => speaking(slip.language, () => linesOf(slip)));
  const language = slips[0]?.language ?? "hi";
  const title = speaking(language, () => jobSlipText.title);
  const info = { Title: title, Author: paper.shop, Creator: paper.shop };
  const size: [number, number] = [width, height];
  const pdf = new PDFDocument({ size, margin: 0, lang: languageTag(language), info, autoFirstPage: false });
  const bytes = collected(pdf);
  const type = new Typesetter(pdf, await fontsFor([written, paper.shop]));
  for (const lines of written) drawSlip(pdf, type, lines, paper);
  pdf.end();
  return bytes;
}

type Lines = ReturnType<typeof linesOf>;

const linesOf = (slip: JobSlip) => ({
  head: `${jobSlipText.lot(slip.number)} · ${slip.maker}`,
  make: jobSlipText.make(slip.pieces),
  by: slip.dueOn === null ? jobSlipText.withoutDay : jobSlipText.by(longDay(slip.dueOn)),
  goods: [slip.product, slip.option].filter(Boolean).join(", "),
  step: slip.step,
  rate: slip.rate === null ? "" : jobSlipText.rate(rupeesAndPaise(slip.rate)),
  personal: slip.personal.map(({ label, text }) => `${label}: ${text}`),
  scan: jobSlipText.scan,
  sign: jobSlipText.sign,
});

/** What leaves the lower end of the page free for the code and the line to sign. */
const lowest = height - margin - qrSide - 6 * mm;

const set = (face: "text" | "strong" | "display", size: number) => ({ face, size, align: "left" }) as const;

/** No word of it is left out: where there are many, the picture is smaller, or gone. */
function drawSlip(pdf: PDFKit.PDFDocument, type: Typesetter, lines: Lines, paper: SlipPaper): void {
  pdf.addPage();
  pdf.fillColor(soft);
  let y = margin + type.write(lines.head, margin, margin, inner, set("text", 11)) + 2 * mm;
  const below = belowPicture(lines);
  const room = below.reduce((left, [text, look]) => left - type.heightOf(text, inner, look), lowest - y);
  const high = Math.min(pictureHigh, room - 3 * mm);
  if (paper.picture && high >= leastPicture) {
    pdf.image(Buffer.from(paper.picture), margin, y, { fit: [inner, high] });
    y += high + 3 * mm;
  }
  pdf.fillColor(ink);
  for (const [text, look] of below) y += type.write(text, margin, y, inner, look);
  drawFoot(pdf, type, lines, paper);
}

type Look = ReturnType<typeof set>;

function belowPicture({ make, by, goods, step, rate, personal }: Lines): [text: string, look: Look][] {
  const all: [text: string, look: Look][] = [
    [make, set("display", 30)],
    [by, set("strong", 17)],
    [goods, set("text", 14)],
    [step, set("strong", 14)],
    [rate, set("text", 14)],
  ];
  for (const text of personal) all.push([text, set("strong", 13)]);
  return all.filter(([text]) => text !== "");
}
function drawFoot(pdf: PDFKit.PDFDocument, type: Typesetter, lines: Lines, { shop, url }: SlipPaper): void {
  const top = height - margin - qrSide;
  drawSquares(pdf, qrSquares(url, "medium"), { x: margin, y: top, side: qrSide });
  const left = margin + qrSide + 5 * mm;
  const room = width - margin - left;
  const small = { face: "text", size: 9, align: "left" } as const;
  pdf.fillColor(soft);
  type.write(`${shop}. ${lines.scan}`, left, top, room, small);
  const signed = height - margin - 5 * mm;
  pdf
    .moveTo(left, signed)
    .lineTo(width - margin, signed)
    .lineWidth(0.5)
    .strokeColor(soft)
    .stroke();
  type.write(lines.sign, left, signed + mm, room, small);
}

function collected(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
    pdf.on("end", () => resolve(Buffer.concat(chunks)));
    pdf.on("error", reject);
  });
}
