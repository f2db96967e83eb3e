import { sql } from "kysely";
import type { Db, Trx } from "#platform/database/db.ts";
import { seal, unseal } from "#platform/sealed.server.ts";
import type { TypedBank } from "./bank.form.ts";

const use = "jhola makers' banks";

/** What of it is sealed. */
export type SealedOfBank = "account" | "upi" | "pan";

/** Where a maker is paid to, as pages show it: the last signs of what is sealed, and a UPI ID's first. */
export interface ShownBank {
  version: number;
  accountEnd: string | null;
  ifsc: string | null;
  upiEnd: string | null;
  panEnd: string | null;
  /** What was sealed with another secret of the shop's: it must be typed again. */
  unread: readonly SealedOfBank[];
  /** The day on which the maker left. */
  leftOn: string | null;
}

const noBank: ShownBank = {
  version: 0,
  accountEnd: null,
  ifsc: null,
  upiEnd: null,
  panEnd: null,
  unread: [],
  leftOn: null,
};

export async function shownBank(db: Db, makerId: string, secret: string): Promise<ShownBank> {
  const row = await db
    .selectFrom("maker_banks")
    .select(["version", "account_end", "ifsc", "upi_end", "pan_end", "left_on", "account", "upi", "pan"])
    .where("artisan_id", "=", makerId)
    .executeTakeFirst();
  if (!row) return noBank;
  const { version, account_end, ifsc, upi_end, pan_end, left_on } = row;
  const shown = { version, accountEnd: account_end, ifsc, upiEnd: upi_end, panEnd: pan_end, leftOn: left_on };
  return { ...shown, unread: opened(row, secret).unread };
}

const endOf = (text: string): string => text.slice(-4);

/**
 * 'asha … cici': as many end alike, a UPI ID shows its first four signs, too, but never all of it.
 */
const endsOf = (upi: string): string =>
  `${upi.slice(0, Math.max(0, Math.min(4, upi.length - 6)))} … ${endOf(upi)}`.trim();

const shownSigns = { account: endOf, upi: endsOf, pan: endOf };

const sealedAs = (name: SealedOfBank, value: string | null | undefined, secret: string) =>
  value === undefined
    ? {}
    : {
        [name]: value === null ? null : seal(value, secret, use),
        [`${name}_end`]: value === null ? null : shownSigns[name](value),
      };

/** Writes what was typed, sealed; false where somebody else wrote since it was shown. */
export async function writeBank(
  trx: Trx,
  { makerId, version, typed }: { makerId: string; version: number; typed: TypedBank },
  secret: string,
): Promise<boolean> {
  const set = {
    ...sealedAs("account", typed.account, secret),
    ...sealedAs("upi", typed.upi, secret),
    ...sealedAs("pan", typed.pan, secret),
    ...(typed.ifsc !== undefined && { ifsc: typed.ifsc }),
    left_on: null,
  };
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("maker_banks")
    .values({ artisan_id: makerId, ...set })
    .onConflict((conflict) =>
      conflict
        .column("artisan_id")
        .doUpdateSet({ ...set, version: sql`maker_banks.version + 1` })
        .where("maker_banks.version", "=", version),
    )
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) === 1;
}

/** Forgets where a maker who has left was paid to. */
export async function forgetBank(trx: Trx, makerId: string, on: string): Promise<void> {
  const gone = { account: null, account_end: null, ifsc: null, upi: null, upi_end: null };
  const set = { ...gone, pan: null, pan_end: null, left_on: on };
  await trx
    .insertInto("maker_banks")
    .values({ artisan_id: makerId, ...set })
    .onConflict((conflict) =>
      conflict.column("artisan_id").doUpdateSet({ ...set, version: sql`maker_banks.version + 1` }),
    )
    .execute();
}

/** Where makers are paid to, whole: for the file of a pay run alone. */
export interface WholeBank extends Record<SealedOfBank, string> {
  ifsc: string;
  unread: readonly SealedOfBank[];
}

/** What was sealed, and what of it can't be read; '' of what was never typed or can't be read. */
function opened(sealed: Record<SealedOfBank, string | null>, secret: string): Omit<WholeBank, "ifsc"> {
  const unread: SealedOfBank[] = [];
  const open = (name: SealedOfBank): string => {
    const kept = sealed[name];
    const whole = kept === null ? "" : unseal(kept, secret, use);
    if (whole === undefined) unread.push(name);
    return whole ?? "";
  };
  return { account: open("account"), upi: open("upi"), pan: open("pan"), unread };
}

export async function wholeBanks(
  db: Db,
  makerIds: readonly string[],
  secret: string,
): Promise<Map<string, WholeBank>> {
  if (makerIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("maker_banks")
    .select(["artisan_id", "account", "ifsc", "upi", "pan"])
    .where("artisan_id", "in", makerIds)
    .execute();
  return new Map(
    rows.map(({ artisan_id, ifsc, ...sealed }) => [
      artisan_id,
      { ...opened(sealed, secret), ifsc: ifsc ?? "" },
    ]),
  );
}
