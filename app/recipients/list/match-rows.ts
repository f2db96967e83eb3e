import type { ParcelRecipient } from "../recipient.ts";
import type { HomeRow } from "../sheet/read-row.ts";

/** A row that stays as it is asked or answered, with what the new sheet says of it. */
export interface KeptRow extends Pick<HomeRow, "row" | "note" | "pieces"> {
  id: string;
}

export interface MatchedRows {
  kept: KeptRow[];
  added: HomeRow[];
}

interface Standing {
  open: readonly ParcelRecipient[];
  booked: readonly ParcelRecipient[];
}

/**
 * Which rows of a sheet are there already: one that is booked is left out, and whoever was asked keeps their
 * link or their own address as long as the sheet has none for them (HOMES-9, HOMES-13).
 */
export function matchRows(rows: readonly HomeRow[], { open, booked }: Standing): MatchedRows {
  const there = countOf(booked.map(keyOfBooked));
  const asked = new Map<string, ParcelRecipient[]>();
  for (const each of open) {
    if (each.askedAt === null || each.email === null) continue;
    const key = each.email.toLowerCase();
    asked.set(key, [...(asked.get(key) ?? []), each]);
  }
  const found: MatchedRows = { kept: [], added: [] };
  for (const row of rows) {
    const key = keyOf(row);
    const times = there.get(key) ?? 0;
    const own = row.address === null ? asked.get(row.email?.toLowerCase() ?? "")?.shift() : undefined;
    if (times > 0) there.set(key, times - 1);
    else if (own) found.kept.push({ id: own.id, row: row.row, note: row.note, pieces: row.pieces });
    else found.added.push(row);
  }
  return found;
}

function countOf(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

type Keyed = Pick<HomeRow, "address" | "email" | "pieces" | "note">;

/** What tells two rows apart, whatever their numbers. */
function keyOf({ address, email, pieces, note }: Keyed): string {
  const given = Object.entries(pieces).sort(([one], [other]) => (one < other ? -1 : 1));
  const { name, phone, addressLine1, addressLine2, city, state, pincode } = address ?? {};
  const where = [name, phone, addressLine1, addressLine2, city, state, pincode];
  return JSON.stringify([address === null ? null : where, email?.toLowerCase() ?? null, given, note]);
}

/** A sheet has no address of whoever gave it themselves. */
const keyOfBooked = (each: ParcelRecipient): string =>
  keyOf({ ...each, address: each.givenBy === "buyer" ? each.address : null });
