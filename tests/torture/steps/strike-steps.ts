import { startTestPostgres } from "../../database/start-test-postgres.ts";
import { openCopies } from "../copies/copies.ts";
import type { Finding, Outcome } from "../judge.ts";
import type { Limit } from "../strike-rounds.ts";
import { acts } from "./all-acts.ts";
import { addBrake } from "./brake.ts";
import { strikeStep } from "./strike-step.ts";

/** A round kills the shop inside each write of each act. */
export async function strikeSteps(what: string, { rounds, minutes }: Limit): Promise<Outcome> {
  const postgres = await startTestPostgres();
  const copies = await openCopies(postgres, 1);
  const end = performance.now() + minutes * 60_000;
  const findings: Finding[] = [];
  let [round, kills] = [0, 0];
  try {
    await addBrake(copies.db);
    while (round < rounds && findings.length === 0 && performance.now() < end) {
      round += 1;
      for (const act of acts)
        for (const step of act.steps) {
          findings.push(...(await strikeStep(copies, act, step)));
          kills += 1;
        }
      console.log(`  ${what}: round ${round} of ${rounds}`);
    }
  } finally {
    await copies.close();
    await postgres.stop();
  }
  return { what, rounds: round, faults: kills, acknowledged: { kills }, findings };
}
