import { databaseAwayWorld, diskFullWorld } from "./away-worlds.ts";
import { embeddedWorld, serverWorld } from "./kill-worlds.ts";
import type { Outcome } from "./outcome.ts";
import { clockWorld, mailAwayWorld, providerAwayWorld } from "./outside-worlds.ts";
import { powerWorld } from "./power-world.ts";
import { standbyWorld } from "./standby-world.ts";
import { strikeRounds } from "./strike-rounds.ts";

export interface Part {
  name: string;
  /** As many as the reliability table promises. */
  rounds: number;
  run(rounds: number, port: string): Promise<Outcome>;
}

export const parts: readonly Part[] = [
  {
    name: "kill-embedded",
    rounds: 50,
    run: (rounds, port) =>
      strikeRounds("kill -9 of the shop, embedded database", rounds, port, embeddedWorld),
  },
  {
    name: "kill-server",
    rounds: 50,
    run: (rounds, port) => strikeRounds("kill -9 of the shop, server PostgreSQL", rounds, port, serverWorld),
  },
  {
    name: "power-cut",
    rounds: 10,
    run: (rounds, port) =>
      strikeRounds("power cut (simulated), embedded database", rounds, port, powerWorld()),
  },
  {
    name: "standby",
    rounds: 5,
    run: (rounds, port) =>
      strikeRounds("primary killed, synchronous standby promoted", rounds, port, standbyWorld),
  },
  {
    name: "database-away",
    rounds: 2,
    run: (rounds, port) =>
      strikeRounds("database server away for 30 s (hangs, stops)", rounds, port, databaseAwayWorld),
  },
  {
    name: "disk-full",
    rounds: 5,
    run: (rounds, port) => strikeRounds("disk full, embedded database", rounds, port, diskFullWorld),
  },
  {
    name: "clock",
    rounds: 3,
    run: (rounds, port) =>
      strikeRounds("clock 3 h ahead, then 26 h behind, then right", rounds, port, clockWorld),
  },
  {
    name: "mail-away",
    rounds: 4,
    run: (rounds, port) =>
      strikeRounds("mail server away (refuses, says nothing)", rounds, port, mailAwayWorld),
  },
  {
    name: "provider-away",
    rounds: 4,
    run: (rounds, port) =>
      strikeRounds("payment provider away (refuses, says nothing)", rounds, port, providerAwayWorld),
  },
];
