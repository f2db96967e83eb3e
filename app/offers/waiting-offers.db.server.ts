import { type RawBuilder, sql } from "kysely";

/** Is a change of one of the offer's proofs requested, and none shown since? */
export const asksForChanges = (number: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`exists (
  select from offer_proofs asked where asked.offer_number = ${number} and asked.state = 'changes'
    and not exists (select from offer_proofs later
      where later.offer_number = asked.offer_number and later.shown_at > asked.decided_at))`;

/** So many days before its last one an open offer counts as ending soon. */
export const endsSoonDays = 3;

/** How many wait for the owner on a day in India. */
export const waitingOffers = (today: string) => ({
  /** With a change of a proof requested. */
  proofChanges: sql<number>`(select count(*)::int from (
    select distinct number from offers where state in ('sent', 'accepted')
      and number in (select offer_number from offer_proofs where state = 'changes')) as proved
    where ${asksForChanges(sql.ref("proved.number"))})`,
  /** Open, with a change requested. */
  changes: sql<number>`(select count(*)::int from offers where state = 'sent' and change_asked_at is not null
    and (valid_until is null or valid_until >= ${today}::date))`,
  /** Open, and to be accepted for a few days more. */
  endingSoon: sql<number>`(select count(*)::int from offers where state = 'sent'
    and valid_until between ${today}::date and ${today}::date + ${endsSoonDays}::int)`,
});
