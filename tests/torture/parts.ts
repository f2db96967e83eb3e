import { databaseAwayWorld } from "./away-worlds.ts";
import { clusterWorld } from "./cluster/cluster-world.ts";
import { missingForCluster } from "./cluster/packages.ts";
import { diskFull, etcdLeaderKilled, networkCut, primaryKilled, type Strike } from "./cluster/strikes.ts";
import { holdContests } from "./copies/contests.ts";
import { diskFullWorld, failingDiskWorld, nearlyFullWorld } from "./disk-worlds.ts";
import { embeddedWorld, serverWorld } from "./kill-worlds.ts";
import type { Outcome } from "./outcome.ts";
import { clockWorld, mailAwayWorld, providerAwayWorld } from "./outside-worlds.ts";
import { missingForPooler } from "./pooler/start-pgbouncer.ts";
import { testThroughPooler } from "./pooler/test-through-pooler.ts";
import { powerWorld } from "./power-world.ts";
import { missingForRoll } from "./roll/haproxy.ts";
import { rollWorld } from "./roll/roll-world.ts";
import { standbyWorld } from "./standby-world.ts";
import { strikeSteps } from "./steps/strike-steps.ts";
import { type Limit, strikeRounds } from "./strike-rounds.ts";

export interface Part {
  name: string;
  /** As many as the reliability table promises. */
  rounds: number;
  /** What it takes that this machine has not, by name: then it is left out. */
  missing?: () => string[];
  run(limit: Limit, port: string): Promise<Outcome>;
}

const clusterPart = (name: string, what: string, strike: Strike): Part => ({
  name,
  rounds: 5,
  missing: missingForCluster,
  run: (limit, port) => strikeRounds(`three nodes: ${what}`, limit, port, clusterWorld(strike)),
});

export const parts: readonly Part[] = [
  {
    name: "kill-embedded",
    rounds: 50,
    run: (limit, port) => strikeRounds("kill -9 of the shop, embedded database", limit, port, embeddedWorld),
  },
  {
    name: "kill-server",
    rounds: 50,
    run: (limit, port) => strikeRounds("kill -9 of the shop, server PostgreSQL", limit, port, serverWorld),
  },
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
  {
    name: "power-cut",
    rounds: 10,
    run: (limit, port) => strikeRounds("power cut (simulated), embedded database", limit, port, powerWorld()),
  },
  {
    name: "standby",
    rounds: 5,
    run: (limit, port) =>
      strikeRounds("primary killed, synchronous standby promoted", limit, port, standbyWorld),
  },
  clusterPart("cluster-primary", "primary killed", primaryKilled),
  clusterPart("cluster-network", "network between nodes cut", networkCut),
  clusterPart("cluster-disk", "primary's disk full", diskFull),
  clusterPart("cluster-etcd", "etcd's leader killed", etcdLeaderKilled),
  {
    name: "roll-copies",
    rounds: 4,
    missing: missingForRoll,
    run: (limit, port) =>
      strikeRounds("two copies exchanged for a version with a migration", limit, port, rollWorld(1)),
  },
  {
    name: "roll-workers",
    rounds: 2,
    missing: missingForRoll,
    run: (limit, port) =>
      strikeRounds("two copies of two workers each, exchanged likewise", limit, port, rollWorld(2)),
  },
  {
    name: "pgbouncer",
    rounds: 1,
    missing: missingForPooler,
    run: () => testThroughPooler("tests through PgBouncer in transaction mode", ["database", "request"]),
  },
  {
    name: "database-away",
    rounds: 2,
    run: (limit, port) =>
      strikeRounds("database server away for 30 s (hangs, stops)", limit, port, databaseAwayWorld),
  },
  {
    name: "disk-full",
    rounds: 5,
    run: (limit, port) => strikeRounds("disk full, embedded database", limit, port, diskFullWorld),
  },
  {
    name: "disk-nearly-full",
    rounds: 20,
    run: (limit, port) =>
      strikeRounds("no room for the next log segment, embedded database", limit, port, nearlyFullWorld),
  },
  {
    name: "disk-fails",
    rounds: 20,
    run: (limit, port) =>
      strikeRounds("the log can't be written or synced, embedded database", limit, port, failingDiskWorld),
  },
  {
    name: "clock",
    rounds: 3,
    run: (limit, port) =>
      strikeRounds("clock 3 h ahead, then 26 h behind, then right", limit, port, clockWorld),
  },
  {
    name: "mail-away",
    rounds: 4,
    run: (limit, port) =>
      strikeRounds("mail server away (refuses, says nothing)", limit, port, mailAwayWorld),
  },
  {
    name: "provider-away",
    rounds: 4,
    run: (limit, port) =>
      strikeRounds("payment provider away (refuses, says nothing)", limit, port, providerAwayWorld),
  },
];
