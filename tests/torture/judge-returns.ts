import { type Kysely, sql } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import type { Finding } from "./judge.ts";
import type { Ledger } from "./ledger.ts";

/** What a request for a return left. */
export interface FoundReturn {
  number: string;
  key: string | null;
  /** The steps that it went through, but for its asking. */
  steps: string[];
  pieces: number;
  /** Mails, one for each step and its asking. */
  mails: number;
  /** Audit rows, one for each step of the owner's. */
  audits: number;
  refunds: number;
}

export async function returnsIn(db: Kysely<Tables>): Promise<FoundReturn[]> {
  const { rows } = await sql<FoundReturn>`
    select o.order_id_text as number, r.idempotency_key as key,
      array_remove(array[case when r.approved_at is not null then 'approved' end,
        case when r.received_at is not null then 'received' end,
        case when r.settled_at is not null then 'settled' end], null) as steps,
      (select coalesce(sum(i.quantity), 0)::int from return_items i where i.request_id = r.id) as pieces,
      (select count(*)::int from mail_outbox m where m.dedupe_key in
        ('return:' || r.id || ':requested', 'return:' || r.id || ':approved',
          'return:' || r.id || ':received', 'return:' || r.id || ':settled')) as mails,
      (select count(*)::int from audit_log a where a.entity = 'return_requests' and a.entity_id = r.id) as audits,
      (select count(*)::int from payment_refunds p where p.idempotency_key = 'return:' || r.id) as refunds
    from return_requests r join orders o on o.id = r.order_id`.execute(db);
  return rows;
}

/** Every return that was asked for is there once, as far as the owner was told, each step with its papers. */
export function judgeReturns({ returns }: Ledger, found: readonly FoundReturn[]): Finding[] {
  const byKey = Map.groupBy(found, ({ key }) => key);
  return [
    ...found.flatMap(wholeReturn),
    ...returns.flatMap(({ number, key, acknowledged, steps }): Finding[] => {
      const own = byKey.get(key) ?? [];
      if (own.length > 1) return [{ kind: "doubled", what: `the return of ${number}` }];
      if (acknowledged && !own[0]) return [{ kind: "lost", what: `the return of ${number}` }];
      return steps
        .filter((step) => !own[0]?.steps.includes(step))
        .map((step) => ({ kind: "lost", what: `the return of ${number} was ${step}` }));
    }),
  ];
}

function wholeReturn({ number, steps, pieces, mails, audits, refunds }: FoundReturn): Finding[] {
  const wanted = {
    pieces: [pieces, 1],
    mails: [mails, steps.length + 1],
    "audit rows": [audits, steps.length],
    refunds: [refunds, Number(steps.includes("settled"))],
  } as const;
  return Object.entries(wanted)
    .filter(([, [is, should]]) => is !== should)
    .map(([what, [is, should]]) => ({
      kind: is > should ? "doubled" : "half",
      what: `the return of ${number} (${steps.join(", ")}): ${is} ${what} instead of ${should}`,
    }));
}
