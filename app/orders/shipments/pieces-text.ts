import { lineDetails } from "#catalogue/options/line-details.ts";
import type { Block } from "#mail/writing/mail-body.ts";
import { grouped } from "#values/text/grouped.ts";
import type { OrderLine } from "../order.ts";
import { piecesToCome } from "./order-parcels.ts";
import { type ParcelContent, parcelContents } from "./parcel-contents.ts";
import { piecesMailText } from "./parcel-mail.text.ts";
import type { Parcel } from "./shipment.ts";

/** Pieces as a mail names them, each with its option and texts on lines of their own. */
export const piecesText = (contents: readonly ParcelContent[]): string =>
  contents
    .map(({ name, optionText, quantity, line }) => {
      const details = line ? lineDetails(line) : optionText ? [optionText] : [];
      return [`${name} × ${grouped(quantity)}`, ...details].join("\n");
    })
    .join("\n");

/** What of an order follows the parcels that have left; nothing where all of it has (SHIP-12). */
export function toComeBlocks(lines: readonly OrderLine[], parcels: readonly Parcel[]): Block[] {
  const contents = parcelContents({ items: piecesToCome(lines, parcels), instead: null }, lines);
  if (contents.length === 0) return [];
  return [
    { kind: "heading", text: piecesMailText.toCome },
    { kind: "text", text: piecesText(contents) },
    { kind: "text", text: piecesMailText.follows },
  ];
}

/** What of an order has left, where the rest is still to come; nothing where all of it has. */
export function goneBlocks(lines: readonly OrderLine[], parcels: readonly Parcel[]): Block[] {
  const toCome = piecesToCome(lines, parcels);
  if (toCome.length === 0) return [];
  const left = (id: string) => toCome.find(({ orderItemId }) => orderItemId === id)?.quantity ?? 0;
  const items = lines
    .map(({ id, quantity }) => ({ orderItemId: id, quantity: quantity - left(id) }))
    .filter(({ quantity }) => quantity > 0);
  return [
    { kind: "heading", text: piecesMailText.gone },
    { kind: "text", text: piecesText(parcelContents({ items, instead: null }, lines)) },
  ];
}
