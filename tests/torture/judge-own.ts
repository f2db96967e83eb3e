import { type Kysely, sql } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import type { Finding } from "./judge.ts";
import type { Ledger } from "./ledger.ts";

/** What a buyer's acts left at one order, and the mails that tell of them. */
export interface FoundOwnActs {
  number: string;
  cancelled: number;
  cancelMails: number;
  corrected: number;
  correctMails: number;
}

/** Orders that their buyers have cancelled or corrected; not those that another one took the place of. */
export async function ownActsIn(db: Kysely<Tables>): Promise<FoundOwnActs[]> {
  const { rows } = await sql<FoundOwnActs>`
    with acts as (
      select order_id,
        count(*) filter (where status = 'cancelled' and note is null)::int as cancelled,
        count(*) filter (where note = 'Delivery address corrected')::int as corrected
      from order_history where actor_kind = 'shopper' group by order_id),
    mails as (
      select split_part(dedupe_key, ':', 2) as order_id,
        count(*) filter (where dedupe_key like 'order-status:%')::int as "cancelMails",
        count(*) filter (where dedupe_key like 'order-address:%')::int as "correctMails"
      from mail_outbox where dedupe_key like 'order-%' group by 1)
    select o.order_id_text as number, a.cancelled, a.corrected,
      coalesce(m."cancelMails", 0) as "cancelMails", coalesce(m."correctMails", 0) as "correctMails"
    from acts a join orders o on o.id = a.order_id left join mails m on m.order_id = o.id
    where a.cancelled + a.corrected > 0`.execute(db);
  return rows;
}

/** Each act of a buyer is there once, with its mail. */
export function judgeOwn({ orderActs }: Ledger, found: readonly FoundOwnActs[]): Finding[] {
  const byNumber = new Map(found.map((each) => [each.number, each]));
  return [
    ...found.flatMap(wholeActs),
    ...orderActs.flatMap(({ act, number, acknowledged }): Finding[] => {
      if (!acknowledged || (act !== "cancelled" && act !== "corrected")) return [];
      const times = byNumber.get(number)?.[act] ?? 0;
      return times > 0 ? [] : [{ kind: "lost", what: `order ${number} was ${act}` }];
    }),
  ];
}

function wholeActs(found: FoundOwnActs): Finding[] {
  const { number, cancelled, cancelMails, corrected, correctMails } = found;
  const pairs = [
    ["cancelled", cancelled, cancelMails],
    ["corrected", corrected, correctMails],
  ] as const;
  return pairs.flatMap(([act, times, mails]): Finding[] => [
    ...(times > 1 ? [{ kind: "doubled" as const, what: `order ${number}: ${act} ${times} times` }] : []),
    ...(times === mails
      ? []
      : [
          {
            kind: mails > times ? ("doubled" as const) : ("half" as const),
            what: `order ${number}: ${act} ${times} times, ${mails} mails`,
          },
        ]),
  ]);
}
