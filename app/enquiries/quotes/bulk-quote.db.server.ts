import type { Trx } from "#platform/database/db.ts";

/** The statuses that an offer's fate gives to its quote. */
type QuoteMove = "Quoted" | "Closed - Won" | "Closed - Lost";

const open = ["New", "pending", "Contacted", "Quoted"] as const;

/**
 * Moves a quote's status after its offer was sent or decided. One that the owner has closed or put on hold
 * herself stays where she put it. Answers whether it moved.
 */
export async function moveQuote(trx: Trx, id: string, to: QuoteMove): Promise<boolean> {
  const moved = await trx
    .updateTable("bulk_quotes")
    .set((eb) => ({
      status: to,
      moved_by_offer: true,
      // A request that gets an offer is no spam.
      spam: false,
      held_for_links: false,
      version: eb("version", "+", 1),
    }))
    .where("id", "=", id)
    .where("status", "!=", to)
    .where((eb) => eb.or([eb("status", "in", open), eb("moved_by_offer", "=", true)]))
    .returning("id")
    .executeTakeFirst();
  return moved !== undefined;
}
