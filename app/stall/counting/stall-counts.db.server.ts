import { sql } from "kysely";
import type { Trx } from "#platform/database/db.ts";

export interface CountedGood {
  id: string;
  back: number;
  /** Below zero where more was sold, or came back, than was taken along. */
  lost: number;
}

/** Writes what was counted of a locked stall's goods: what came back now, and what is lost for good. */
export async function closeGoods(trx: Trx, goods: readonly CountedGood[]): Promise<void> {
  await sql`
    update stall_goods set back = stall_goods.back + counted.back, lost = counted.lost
    from jsonb_to_recordset(${JSON.stringify(goods)}::text::jsonb) as counted (id text, back integer, lost integer)
    where stall_goods.id = counted.id`.execute(trx);
}
