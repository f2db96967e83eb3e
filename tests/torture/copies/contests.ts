import { startTestPostgres } from "../../database/start-test-postgres.ts";
import type { Finding, Outcome } from "../judge.ts";
import type { Limit } from "../strike-rounds.ts";
import { accountContests } from "../subjects/accounts.ts";
import { buyingContests } from "../subjects/buying.ts";
import { cashContests } from "../subjects/cash.ts";
import { certificateContests } from "../subjects/certificates.ts";
import { grievanceContests } from "../subjects/grievances.ts";
import { homesContests } from "../subjects/homes.ts";
import { importContests } from "../subjects/imports.ts";
import { keyContests } from "../subjects/keys.ts";
import { mailedCartContests } from "../subjects/mailed-carts.ts";
import { makersPayContests } from "../subjects/makers-pay.ts";
import { makingContests } from "../subjects/making.ts";
import { newsletterContests } from "../subjects/newsletters.ts";
import { offerContests } from "../subjects/offers.ts";
import { orderContests } from "../subjects/orders.ts";
import { manyParcels, parcelContests } from "../subjects/parcel-contests.ts";
import { promiseContests } from "../subjects/promise.ts";
import { remittanceContests } from "../subjects/remittances.ts";
import { returnContests } from "../subjects/return-contests.ts";
import { reviewContests } from "../subjects/reviews.ts";
import { saidPaidContests } from "../subjects/said-paid.ts";
import { saleTurns } from "../subjects/sale.ts";
import { staffContests } from "../subjects/staff.ts";
import { stallContests } from "../subjects/stalls.ts";
import { twoStepContests } from "../subjects/two-step.ts";
import type { Contest } from "./contest.ts";
import { openCopies } from "./copies.ts";

/** Those that take a moment. */
export const contests: readonly Contest[] = [
  buyingContests,
  orderContests,
  parcelContests,
  cashContests,
  returnContests,
  offerContests,
  saidPaidContests,
  homesContests,
  stallContests,
  accountContests,
  mailedCartContests,
  certificateContests,
  reviewContests,
  keyContests,
  staffContests,
  twoStepContests,
  grievanceContests,
  newsletterContests,
  makingContests,
  makersPayContests,
  promiseContests,
  remittanceContests,
  importContests,
].flat();

/** Each contest in each round; in every second one a copy of the shop is killed in the midst of it. */
export async function holdContests(what: string, { rounds, minutes }: Limit): Promise<Outcome> {
  const postgres = await startTestPostgres({ durable: true });
  const copies = await openCopies(postgres, 2);
  const end = performance.now() + minutes * 60_000;
  const acknowledged: Record<string, number> = { contests: 0, kills: 0 };
  const findings: Finding[] = [];
  let round = 0;
  try {
    while (round < rounds && findings.length === 0 && performance.now() < end) {
      round += 1;
      const isStruck = round % 2 === 0;
      // Hundreds of parcels once as they are, and once with a blow.
      for (const contest of [...contests, saleTurns, ...(round <= 2 ? [manyParcels] : [])]) {
        findings.push(...(await contest.run(copies, isStruck)));
        acknowledged.contests = (acknowledged.contests ?? 0) + 1;
        if (isStruck && contest !== saleTurns) acknowledged.kills = (acknowledged.kills ?? 0) + 1;
      }
      console.log(`  ${what}: round ${round} of ${rounds}`);
    }
  } finally {
    await copies.close();
    await postgres.stop();
  }
  return { what, rounds: round, faults: acknowledged.kills ?? 0, acknowledged, findings };
}
