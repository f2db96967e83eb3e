import sharp from "sharp";
import type { Services } from "#platform/services.server.ts";
import type { JobSlip } from "../slip/slip-pdf.server.ts";
import { stepName } from "./lot-next.ts";
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
  const languages = await languagesOfMakers(db, lot.id);
  const slips = parts.map((part) => slipOf(lot, part, languages.get(part.artisanId ?? "") ?? "hi"));
  // The library is large: it is loaded with the first slip (ADR-87).
  const { jobSlipsPdf } = await import("../slip/slip-pdf.server.ts");
  const url = config.origin + lotPath(lot.number);
  return jobSlipsPdf(slips, { shop: config.shop.name, url, picture: await pictureOf(files, lot.picture) });
}

const slipOf = (lot: ManagedLot, part: ShownPart, language: JobSlip["language"]): JobSlip => ({
  language,
  number: lot.number,
  maker: part.artisanName,
  product: lot.product,
  option: lot.option,
  personal: lot.personal,
  step: stepName(lot, part),
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
