import { addOrder, type OrderRow, paidByCard } from "./order-row.ts";
import type { Db, RowGiven } from "./test-rows.ts";

interface GivenHomes {
  /** How many there are. */
  count: number;
  /** Pieces of the line; as many as there are homes where it is left out. */
  quantity?: number;
  order?: OrderRow;
  /** What is said of each of them. */
  home?(place: number): RowGiven<"order_recipients">;
}

/** A paid order of bags to many homes in Patna, one bag each, whose addresses are all known. */
export async function addHomesOrder(db: Db, { count, quantity = count, order, home }: GivenHomes) {
  const orderId = await addOrder(db, [{ quantity }], { ...paidByCard, ...order });
  const { id: line } = await db
    .selectFrom("order_items")
    .select("id")
    .where("order_id", "=", orderId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto("recipient_lists")
    .values({ order_id: orderId, agreed_parcels: count, parcel_price: "60.00" })
    .execute();
  const rows = Array.from({ length: count }, (_, place) => ({
    ...{ order_id: orderId, row: place + 2, state: "known" as const, pieces: JSON.stringify({ [line]: 1 }) },
    ...{ name: `Meera ${place + 2}`, phone: `98765${String(43210 + place).padStart(5, "0")}` },
    ...{ address_line1: `${place + 1} Station Road`, city: "Patna", region: "Bihar", pincode: "800001" },
    ...home?.(place),
  }));
  const added = await db.insertInto("order_recipients").values(rows).returning(["id", "row"]).execute();
  const ids = added.sort((one, other) => one.row - other.row).map(({ id }) => id);
  return { orderId, line, ids };
}
