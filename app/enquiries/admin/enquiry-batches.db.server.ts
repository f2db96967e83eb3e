import { type RawBuilder, sql } from "kysely";
import type { EnquiryPlace } from "./enquiry-filter.ts";

const batch = 500;

/** The moment as a batch is asked for with it, whatever the connection's time zone. */
export const placedAt = sql<string>`to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** Does a record stand below a place? The one that stood there may be gone meanwhile. */
export function isAfter(place: EnquiryPlace | undefined): RawBuilder<boolean> {
  if (place === undefined) return sql<boolean>`true`;
  const moment = sql`${place.moment}::text::timestamptz`;
  return sql<boolean>`created_at <= ${moment} and (created_at < ${moment} or id > ${place.id})`;
}

/**
 * Reads a long list in batches, each from where the one before ended, so that it never stands in memory as a
 * whole.
 */
export async function* inBatches<Row extends EnquiryPlace>(
  read: (after: EnquiryPlace | undefined, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[], undefined> {
  let last: EnquiryPlace | undefined;
  for (;;) {
    const rows = await read(last, batch);
    if (rows.length > 0) yield rows;
    if (rows.length < batch) return undefined;
    last = rows.at(-1);
  }
}
