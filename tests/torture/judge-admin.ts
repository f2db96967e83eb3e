import type { AdminEvidence, FoundOrderPage } from "./evidence-admin.ts";
import type { Finding } from "./judge.ts";
import type { AskedOrderAct, Ledger } from "./ledger.ts";

/**
 * Every act of the admin page has its papers and its mail once; numbers of papers are neither skipped nor
 * doubled.
 */
export function judgeAdmin(ledger: Ledger, { adminPages, series, refunds }: AdminEvidence): Finding[] {
  const byNumber = new Map(adminPages.map((adminPage) => [adminPage.number, adminPage]));
  const keys = new Set(refunds.map(({ key }) => key));
  return [
    ...adminPages.flatMap(wholeList),
    ...series
      .filter(({ last, papers, highest }) => last !== papers || last !== highest)
      .map(({ name, last, papers, highest }) => ({
        kind: papers > last ? ("doubled" as const) : ("half" as const),
        what: `series ${name} has counted to ${last}: ${papers} papers, the highest ${highest}`,
      })),
    ...ledger.orderActs
      .filter(({ act }) => act !== "cancelled" && act !== "corrected")
      .filter((act) => act.acknowledged && !isThere(act, byNumber.get(act.number), keys))
      .map(({ act, number }) => ({ kind: "lost" as const, what: `order ${number} was ${act}` })),
  ];
}

function isThere(
  { act, key }: AskedOrderAct,
  adminPage: FoundOrderPage | undefined,
  keys: Set<string>,
): boolean {
  if (act === "refunded") return keys.has(key ?? "");
  if (!adminPage) return false;
  const { sent, arrived, told: tracked, collected, returned } = adminPage;
  const times: Partial<Record<AskedOrderAct["act"], number>> = {
    sent,
    arrived,
    tracked,
    collected,
    returned,
  };
  return (times[act] ?? 0) > 0;
}

function wholeList(adminPage: FoundOrderPage): Finding[] {
  const pairs = [
    ["sent", "invoices"],
    ["statusSteps", "statusMails"],
    ["told", "trackingMails"],
    ["returned", "cashMails"],
    ["returned", "cashNotes"],
    ["refunds", "refundMails"],
    ["refunds", "refundNotes"],
  ] as const;
  const unequal = pairs.filter(([act, part]) => adminPage[act] !== adminPage[part]);
  const once = (["sent", "arrived", "told", "collected", "returned"] as const).filter(
    (act) => adminPage[act] > 1,
  );
  return [
    ...unequal.map(([act, part]) => ({
      kind: adminPage[part] > adminPage[act] ? ("doubled" as const) : ("half" as const),
      what: `order ${adminPage.number}: ${adminPage[act]} ${act}, ${adminPage[part]} ${part}`,
    })),
    ...once.map((act) => ({
      kind: "doubled" as const,
      what: `order ${adminPage.number}: ${act} ${adminPage[act]} times`,
    })),
  ];
}
