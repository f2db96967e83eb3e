import { type Kysely, sql } from "kysely";
import type { Actor } from "#accounts/actor.ts";
import type { Tables } from "#platform/database/tables/tables.ts";

/** What the shop has offered somebody, by the address, with lines and proofs; drafts are the shop's own. */
export async function offersTo(
  db: Kysely<Tables>,
  { email }: Pick<Actor, "email">,
  most: number,
): Promise<unknown[]> {
  const { rows } = await sql`
    select o.number, o.revision, o.state, o.language, o.buyer_name, o.buyer_email, o.buyer_phone, o.buyer_company,
      o.buyer_gstin, o.po_number, o.billing, o.shipping, o.words, o.valid_until, o.promised_on, o.subtotal,
      o.shipping_cost, o.total, o.advance_percent, o.decline_words, o.change_words, o.change_asked_at,
      o.sent_at, o.decided_at,
      (select coalesce(json_agg(json_build_object('name', l.name, 'option_text', l.option_text,
        'details', l.details, 'quantity', l.quantity, 'unit_price', l.unit_price) order by l.position), '[]')
        from offer_lines l where l.offer_id = o.id) as lines,
      (select coalesce(json_agg(json_build_object('title', p.title, 'state', p.state, 'words', p.words,
        'shown_at', p.shown_at, 'decided_at', p.decided_at) order by p.shown_at), '[]')
        from offer_proofs p where p.offer_number = o.number) as proofs
    from offers o
    where lower(o.buyer_email) = ${email} and (o.sent_at is not null or o.state = 'accepted')
    order by o.created_at, o.id limit ${most}`.execute(db);
  return rows;
}
