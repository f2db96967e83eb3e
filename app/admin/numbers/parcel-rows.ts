import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { grouped } from "#values/text/grouped.ts";
import { type ParcelCounts, share } from "./numbers.ts";

/** What left and what came back, as lines of a table. */
export function parcelRows(parcels: ParcelCounts): { name: string; value: string; of: string }[] {
  const { sent, delivered, cameBack, cashRefused, returnsAsked, piecesReturned, refunds } = parcels;
  const row = (name: string, value: number, of = "") => ({ name, value: grouped(value), of });
  return [
    row("Parcels that left", sent),
    row("Delivered", delivered, share(delivered, sent)),
    row("Came back undelivered", cameBack, share(cameBack, sent)),
    row("Cash refused at the door", cashRefused),
    row("Returns that buyers asked for", returnsAsked),
    row("Pieces that buyers sent back", piecesReturned),
    ...(refunds === null ? [] : [{ name: "Given back for returns", value: rupeesExact(refunds), of: "" }]),
  ];
}
