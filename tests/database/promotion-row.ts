import { addRow, type Db, type RowGiven } from "./test-rows.ts";

/** Adds a promotion of ten per cent on everything, but for what is said of it, and answers its id. */
export async function addPromotion(db: Db, given: RowGiven<"promotions"> = {}): Promise<string> {
  const row = { title: "Ten for all", kind: "percent", value: "10", ...given } as const;
  return (await addRow(db, "promotions", row)).id;
}
