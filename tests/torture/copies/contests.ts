import { startTestPostgres } from "../../database/start-test-postgres.ts";
import type { Finding } from "../judge.ts";
import type { Outcome } from "../outcome.ts";
import type { Limit } from "../strike-rounds.ts";
import { accountContests } from "./account-contests.ts";
import { adminContests } from "./admin-contests.ts";
import { buyingContests } from "./buying-contests.ts";
import { cashContests } from "./cash-contests.ts";
import { certificateContests } from "./certificate-contests.ts";
import type { Contest } from "./contest.ts";
import { openCopies } from "./copies.ts";
import { enquiryContests } from "./enquiry-contests.ts";
import { keyContests } from "./key-contests.ts";
import { offerContests } from "./offer-contests.ts";
import { orderContests } from "./order-contests.ts";
import { manyParcels, parcelContests } from "./parcel-contests.ts";
import { returnContests } from "./return-contests.ts";
import { reviewContests } from "./review-contests.ts";
import { saleTurns } from "./sale-contest.ts";
import { staffContests } from "./staff-contests.ts";
import { twoStepContests } from "./two-step-contests.ts";

/** Those that take a moment. */
export const contests: readonly Contest[] = [
  ...buyingContests,
  ...orderContests,
  ...parcelContests,
  ...cashContests,
  ...returnContests,
  ...offerContests,
  ...accountContests,
  ...certificateContests,
  ...reviewContests,
  ...keyContests,
  ...staffContests,
  ...twoStepContests,
  ...enquiryContests,
  ...adminContests,
];

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
