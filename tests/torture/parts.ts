import { startTestPostgres } from "../database/start-test-postgres.ts";
import { clusterWorld } from "./cluster/cluster-world.ts";
import { missingForCluster } from "./cluster/packages.ts";
import { diskFull, etcdLeaderKilled, networkCut, primaryKilled, type Strike } from "./cluster/strikes.ts";
import { holdContests } from "./copies/contests.ts";
import { openCopies } from "./copies/copies.ts";
import { databaseAwayWorld, standbyWorld } from "./database-worlds.ts";
import { diskFullWorld, failingDiskWorld, nearlyFullWorld } from "./disk-worlds.ts";
import type { Finding, Outcome } from "./judge.ts";
import { embeddedWorld, powerWorld, serverWorld } from "./kill-worlds.ts";
import { clockWorld, mailAwayWorld, providerAwayWorld } from "./outside-worlds.ts";
import { missingForPooler } from "./pooler/start-pgbouncer.ts";
import { testThroughPooler } from "./pooler/test-through-pooler.ts";
import { missingForRoll } from "./roll/haproxy.ts";
import { rollWorld } from "./roll/roll-world.ts";
import { acts } from "./steps/all-acts.ts";
import { addBrake } from "./steps/brake.ts";
import { strikeStep } from "./steps/strike-step.ts";
import { type Limit, type MakeWorld, strikeRounds } from "./strike-rounds.ts";

/** A round kills the shop inside each write of each act. */
async function strikeSteps(what: string, { rounds, minutes }: Limit): Promise<Outcome> {
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

export interface Part {
  name: string;
  /** As many as the reliability table promises. */
  rounds: number;
  /** What it takes that this machine has not, by name: then it is left out. */
  missing?: () => string[];
  run(limit: Limit, port: string): Promise<Outcome>;
}

type Missing = Part["missing"];

/** A part in which people are in the shop when it is struck. */
const struck = (name: string, rounds: number, what: string, world: MakeWorld, missing?: Missing): Part => ({
  name,
  rounds,
  missing,
  run: (limit, port) => strikeRounds(what, limit, port, world),
});

const cluster = (name: string, what: string, strike: Strike): Part =>
  struck(`cluster-${name}`, 5, `three nodes: ${what}`, clusterWorld(strike), missingForCluster);

const roll = (name: string, rounds: number, what: string, workers: number): Part =>
  struck(`roll-${name}`, rounds, what, rollWorld(workers), missingForRoll);

export const parts: readonly Part[] = [
  struck("kill-embedded", 50, "kill -9 of the shop, embedded database", embeddedWorld),
  struck("kill-server", 50, "kill -9 of the shop, server PostgreSQL", serverWorld),
  {
    name: "steps",
    rounds: 1,
    run: (limit) => strikeSteps("kill -9 inside each write of an act, server PostgreSQL", limit),
  },
  {
    name: "copies",
    rounds: 20,
    run: (limit) => holdContests("two copies raced, one killed in every second round", limit),
  },
  struck("power-cut", 10, "power cut (simulated), embedded database", powerWorld),
  struck("standby", 5, "primary killed, synchronous standby promoted", standbyWorld),
  cluster("primary", "primary killed", primaryKilled),
  cluster("network", "network between nodes cut", networkCut),
  cluster("disk", "primary's disk full", diskFull),
  cluster("etcd", "etcd's leader killed", etcdLeaderKilled),
  roll("copies", 4, "two copies exchanged for a version with a migration", 1),
  roll("workers", 2, "two copies of two workers each, exchanged likewise", 2),
  {
    name: "pgbouncer",
    rounds: 1,
    missing: missingForPooler,
    run: () => testThroughPooler("tests through PgBouncer in transaction mode", ["database", "request"]),
  },
  struck("database-away", 2, "database server away for 30 s (hangs, stops)", databaseAwayWorld),
  struck("disk-full", 5, "disk full, embedded database", diskFullWorld),
  struck("disk-nearly-full", 20, "no room for the next log segment, embedded database", nearlyFullWorld),
  struck("disk-fails", 20, "the log can't be written or synced, embedded database", failingDiskWorld),
  struck("clock", 3, "clock 3 h ahead, then 26 h behind, then right", clockWorld),
  struck("mail-away", 4, "mail server away (refuses, says nothing)", mailAwayWorld),
  struck("provider-away", 4, "payment provider away (refuses, says nothing)", providerAwayWorld),
];
