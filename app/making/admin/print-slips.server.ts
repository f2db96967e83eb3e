import sharp from "sharp";
import { spokenLines } from "#catalogue/options/lines-in-language.db.server.ts";
import { sayingSteps } from "#catalogue/steps/said-steps.db.server.ts";
import type { Db } from "#platform/database/db.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import type { Services } from "#platform/services.server.ts";
import type { JobSlip } from "../slip/slip-pdf.server.ts";
import { lotPath } from "./making-list.ts";
import { languagesOfMakers, type ManagedLot, readLot, type ShownPart } from "./read-lot.db.server.ts";

type Shop = Pick<Services, "db" | "files" | "config">;

/** The slips of a lot's parts that nobody has taken back, or of one of them; undefined without any. */
export async function printSlips(
  { db, files, config }: Shop,
  number: string,
  partId: string | null,
): Promise<Uint8Array | undefined> {
  const lot = await readLot(db, number);
  const parts = lot?.parts.filter(({ id, state }) => state !== "cancelled" && (partId ?? id) === id);
  if (!lot || !parts || parts.length === 0) return undefined;
  const languageOf = await languagesOfMakers(db, lot.id);
  const inEach = {
    en: await speaking("en", () => lotSaid(db, lot)),
    hi: await speaking("hi", () => lotSaid(db, lot)),
  };
  const slips = parts.map((part) => {
    const language = languageOf.get(part.artisanId ?? "") ?? "hi";
    return slipOf(inEach[language], part, language);
  });
  // The library is large: it is loaded with the first slip (ADR-87).
  const { jobSlipsPdf } = await import("../slip/slip-pdf.server.ts");
  const url = config.origin + lotPath(lot.number);
  return jobSlipsPdf(slips, { shop: config.shop.name, url, picture: await pictureOf(files, lot.picture) });
}

type SaidLot = Pick<JobSlip, "number" | "product" | "option" | "personal"> & { steps: readonly string[] };

/** What a slip says of a lot, in the language of the moment. */
async function lotSaid(db: Db, lot: ManagedLot): Promise<SaidLot> {
  const { number, productId, product: productName, option: optionText, personal, steps } = lot;
  const [line] = await spokenLines(db, [{ productId, productName, optionText, personal }]);
  const names = steps.map(({ name }) => name);
  const texts = line?.personal ?? personal;
  return {
    number,
    product: line?.productName ?? productName,
    option: line?.optionText ?? optionText,
    personal: texts.map(({ label, shownAs, text }) => ({ label: shownAs ?? label, text })),
    steps: names.map(await sayingSteps(db, names)),
  };
}

const slipOf = ({ steps, ...said }: SaidLot, part: ShownPart, language: JobSlip["language"]): JobSlip => ({
  ...said,
  language,
  maker: part.artisanName,
  step: steps[part.step - 1] ?? "",
  pieces: part.quantity,
  dueOn: part.dueOn,
  rate: part.rate,
});

/** As wide as the slip shows it, in a format that every paper takes; one from elsewhere is left out. */
async function pictureOf(files: Shop["files"], url: string | null): Promise<Uint8Array | undefined> {
  if (!url?.startsWith("/files/")) return undefined;
  const found = await files.read(url.slice("/files/".length));
  if (!found) return undefined;
  return sharp(found.bytes)
    .resize({ width: 900, height: 600, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 80 })
    .toBuffer();
}
