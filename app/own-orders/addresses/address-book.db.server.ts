import { type Selectable, sql } from "kysely";
import type { Actor } from "#accounts/actor.ts";
import type { Delivery } from "#addresses/delivery.form.ts";
import type { Db, Trx } from "#platform/database/db.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { mostAddresses, type SavedAddress } from "./address-book.ts";

type Owner = Pick<Actor, "id">;
type Row = Selectable<Tables["addresses"]>;

/** An account's addresses, the default one first, then in the order in which they were added. */
export async function addressesOf(db: Db, { id }: Owner): Promise<SavedAddress[]> {
  const rows = await db
    .selectFrom("addresses")
    .selectAll()
    .where("profile_id", "=", id)
    .orderBy("is_default", "desc")
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map(savedAddress);
}

const savedAddress = (row: Row): SavedAddress => ({
  id: row.id,
  isDefault: row.is_default,
  version: row.version,
  phone: row.phone,
  address: {
    fullName: row.full_name,
    addressLine1: row.address_line1,
    addressLine2: row.address_line2,
    city: row.city,
    state: row.state,
    pincode: row.pincode,
    country: row.country,
  },
});

const columnsOf = ({ address, phone }: Delivery) => ({
  full_name: address.fullName,
  address_line1: address.addressLine1,
  address_line2: address.addressLine2,
  city: address.city,
  state: address.state,
  pincode: address.pincode,
  country: address.country,
  phone,
});

/**
 * Runs an act on an account's addresses while nobody else changes them: what they count, and which of them is
 * the default, holds until the act is done. Undefined, and nothing done, for an account that is gone.
 */
const inBook = <T>(db: Db, { id }: Owner, act: (trx: Trx) => Promise<T>): Promise<T | undefined> =>
  inTransaction(db, async (trx) => {
    const row = await trx
      .selectFrom("profiles")
      .select("id")
      .where("id", "=", id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    return row && act(trx);
  });

const own = (trx: Trx, owner: Owner) =>
  trx.selectFrom("addresses").selectAll().where("profile_id", "=", owner.id);

/**
 * Adds an address; the first one becomes the default. 'full' for an eleventh. One that is there already word
 * for word is not added again.
 */
export async function addAddress(
  db: Db,
  owner: Owner,
  delivery: Delivery & { isDefault?: boolean },
): Promise<"added" | "full"> {
  const added = await inBook(db, owner, async (trx) => {
    const known = await own(trx, owner).execute();
    const columns = columnsOf(delivery);
    const same = known.find((row) => isSame(row, columns));
    if (same) return makeIt(trx, owner, same.id, delivery.isDefault === true);
    if (known.length >= mostAddresses) return "full" as const;
    const { id } = await trx
      .insertInto("addresses")
      .values({ ...columns, profile_id: owner.id })
      .returning("id")
      .executeTakeFirstOrThrow();
    return makeIt(trx, owner, id, delivery.isDefault === true || known.length === 0);
  });
  return added ?? "full";
}

async function makeIt(trx: Trx, owner: Owner, id: string, isDefault: boolean) {
  if (isDefault) await setDefault(trx, owner, id);
  return "added" as const;
}

type Columns = ReturnType<typeof columnsOf>;

const isSame = (row: Row, { phone, ...address }: Columns): boolean =>
  row.phone === phone &&
  row.full_name === address.full_name &&
  row.address_line1 === address.address_line1 &&
  row.address_line2 === address.address_line2 &&
  row.city === address.city &&
  row.state === address.state &&
  row.pincode === address.pincode &&
  row.country === address.country;

/** Changes an address; 'missing' for one that is not there and for somebody else's alike. */
export async function changeAddress(
  db: Db,
  owner: Owner,
  { id, version, isDefault, ...delivery }: Delivery & Pick<SavedAddress, "id" | "version" | "isDefault">,
): Promise<"kept" | "stale" | "missing"> {
  const changed = await inBook(db, owner, async (trx) => {
    const row = await own(trx, owner).where("id", "=", id).executeTakeFirst();
    if (!row) return "missing";
    // A form of one country says nothing of an address in another.
    if (row.version !== version || row.country !== delivery.address.country) return "stale";
    await trx
      .updateTable("addresses")
      .set({ ...columnsOf(delivery), version: sql`version + 1` })
      .where("id", "=", id)
      .execute();
    if (isDefault) await setDefault(trx, owner, id);
    return "kept";
  });
  return changed ?? "missing";
}

/** Makes an address the one that the checkout begins with; false when the account has none of that id. */
export async function makeDefault(db: Db, owner: Owner, id: string): Promise<boolean> {
  const made = await inBook(db, owner, async (trx) => {
    const row = await own(trx, owner).where("id", "=", id).executeTakeFirst();
    if (row) await setDefault(trx, owner, id);
    return row !== undefined;
  });
  return made ?? false;
}

/** One address of the account, and no other, is the default from here on. The account is locked. */
async function setDefault(trx: Trx, owner: Owner, id: string): Promise<void> {
  const others = trx.updateTable("addresses").where("profile_id", "=", owner.id);
  await others.set({ is_default: false }).where("is_default", "=", true).where("id", "<>", id).execute();
  await others.set({ is_default: true }).where("is_default", "=", false).where("id", "=", id).execute();
}

/** Deletes an address. The oldest of those left takes its place as the default. False when there is none. */
export async function deleteAddress(db: Db, owner: Owner, id: string): Promise<boolean> {
  const deleted = await inBook(db, owner, async (trx) => {
    const row = await trx
      .deleteFrom("addresses")
      .where("profile_id", "=", owner.id)
      .where("id", "=", id)
      .returning("is_default")
      .executeTakeFirst();
    const next =
      row?.is_default && (await own(trx, owner).orderBy("created_at").orderBy("id").executeTakeFirst());
    if (next) await setDefault(trx, owner, next.id);
    return row !== undefined;
  });
  return deleted ?? false;
}
