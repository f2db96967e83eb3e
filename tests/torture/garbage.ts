import { randomInt } from "node:crypto";
import { attackForLong, type LongAttack } from "../fuzz/long-attack.ts";
import { keepUnder } from "./table.ts";

export const garbagePart = "garbage";
const marker = "<!-- garbage -->";
const usualMinutes = 10;

/** Feeds every endpoint with generated garbage for some minutes, and tells what came of it. */
export async function throwGarbage(minutes = usualMinutes): Promise<LongAttack> {
  const attack = await attackForLong({
    minutes,
    seed: Number(process.env.FUZZ_SEED ?? randomInt(1_000_000)),
  });
  const answers = Object.entries(attack.statuses).map(([status, number]) => `${status} × ${number}`);
  console.log(`  answers: ${answers.join(", ")}`);
  for (const problem of attack.problems.slice(0, 20)) console.error(`  ${problem}`);
  console.log(["", ...tableOf(attack), ""].join("\n"));
  return attack;
}

/** Keeps the attack's row in a page's table of garbage, in place of the one that is there. */
export const writeGarbage = (path: string, attack: LongAttack): void =>
  keepUnder(path, marker, tableOf(attack));

function tableOf({ minutes, requests, failures, crashes, growth, seeds }: LongAttack): string[] {
  return [
    "| minutes | requests | answers of 500 and above | crashes | more memory than after the first thousand | seeds |",
    "|---|---|---|---|---|---|",
    `| ${minutes} | ${requests} | ${failures} | ${crashes} | ${growth} MB | ${seeds.first} to ${seeds.last} |`,
  ];
}
