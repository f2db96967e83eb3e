import type { DeskEvidence, FoundDesk } from "./evidence-desk.ts";
import type { Finding } from "./judge.ts";
import type { AskedDeskAct, Ledger } from "./ledger.ts";

/**
 * Every act of the desk has its papers and its mail once; numbers of papers are neither skipped nor doubled.
 */
export function judgeDesk(ledger: Ledger, { desks, series, refunds }: DeskEvidence): Finding[] {
  const byNumber = new Map(desks.map((desk) => [desk.number, desk]));
  const keys = new Set(refunds.map(({ key }) => key));
  return [
    ...desks.flatMap(wholeDesk),
    ...series
      .filter(({ last, papers, highest }) => last !== papers || last !== highest)
      .map(({ name, last, papers, highest }) => ({
        kind: papers > last ? ("doubled" as const) : ("half" as const),
        what: `series ${name} has counted to ${last}: ${papers} papers, the highest ${highest}`,
      })),
    ...ledger.deskActs
      .filter((act) => act.acknowledged && !isThere(act, byNumber.get(act.number), keys))
      .map(({ act, number }) => ({ kind: "lost" as const, what: `order ${number} was ${act}` })),
  ];
}

function isThere({ act, key }: AskedDeskAct, desk: FoundDesk | undefined, keys: Set<string>): boolean {
  if (act === "refunded") return keys.has(key ?? "");
  if (!desk) return false;
  const { sent, told: tracked, collected, returned } = desk;
  return { sent, tracked, collected, returned }[act] > 0;
}

function wholeDesk(desk: FoundDesk): Finding[] {
  const pairs = [
    ["sent", "invoices"],
    ["sent", "statusMails"],
    ["told", "trackingMails"],
    ["returned", "cashMails"],
    ["returned", "cashNotes"],
    ["refunds", "refundMails"],
    ["refunds", "refundNotes"],
  ] as const;
  const unequal = pairs.filter(([act, part]) => desk[act] !== desk[part]);
  const once = (["sent", "told", "collected", "returned"] as const).filter((act) => desk[act] > 1);
  return [
    ...unequal.map(([act, part]) => ({
      kind: desk[part] > desk[act] ? ("doubled" as const) : ("half" as const),
      what: `order ${desk.number}: ${desk[act]} ${act}, ${desk[part]} ${part}`,
    })),
    ...once.map((act) => ({
      kind: "doubled" as const,
      what: `order ${desk.number}: ${act} ${desk[act]} times`,
    })),
  ];
}
