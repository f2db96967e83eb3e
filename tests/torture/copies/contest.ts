import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Finding } from "../judge.ts";
import { type Copies, type Count, countOf } from "./copies.ts";

/** What somebody was answered; 0 where the connection ended instead. */
export interface Said {
  status: number;
  location: string;
  cookies: string;
  text: string;
}

/** Something that many do at the same time, and what must have come of it. */
export interface Contest {
  name: string;
  /** With `isStruck` one of the copies is killed in the midst of it, and started again. */
  run(copies: Copies, isStruck: boolean): Promise<Finding[]>;
}

/** Something that must have come of it, and how often. */
export type Wanted = readonly [what: string, is: Count, wanted: number];

export interface Crowd {
  /** Each may be pressed again, by the same form. */
  presses: readonly (() => Promise<Response>)[];
  /** What has to be kept, and what everybody must have been told at the last press. */
  judge(said: readonly Said[]): readonly Wanted[] | Promise<readonly Wanted[]>;
}

/** A contest in which everybody presses at once, and once more when all have been answered. */
export const pressedAtOnce = (
  name: string,
  gather: (copies: Copies, isStruck: boolean) => Promise<Crowd>,
): Contest => ({
  name,
  async run(copies, isStruck) {
    const { presses, judge } = await gather(copies, isStruck);
    const press = () => Promise.all(presses.map(heard));
    const first = press();
    if (isStruck) {
      await pause(randomInt(150));
      await copies.kill(1);
    }
    await first;
    if (isStruck) await copies.start(1);
    const said = await press();
    const statuses = Object.entries(Object.groupBy(said, ({ status }) => status));
    const answers = statuses.map(([status, those]) => `${those?.length} × ${status}`).join(", ");
    const findings = await counted(copies.db, await judge(said));
    return findings.map(({ kind, what }) => ({ kind, what: `${name}: ${what} (answers: ${answers})` }));
  },
});

async function heard(press: () => Promise<Response>): Promise<Said> {
  try {
    const answer = await press();
    return {
      status: answer.status,
      location: answer.headers.get("location") ?? "",
      cookies: decodeURIComponent(answer.headers.getSetCookie().join("; ")),
      text: await answer.text(),
    };
  } catch {
    return { status: 0, location: "", cookies: "", text: "" };
  }
}

/** In any order. */
export const shuffled = <T>(presses: readonly T[]): T[] =>
  presses
    .map((press) => ({ press, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ press }) => press);

/** Counts that are not what they should be: what is missing is lost, what is too much is doubled. */
export async function counted(db: Copies["db"], counts: readonly Wanted[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [what, count, wanted] of counts) {
    const is = await countOf(db, count);
    const kind = is > wanted ? "doubled" : "lost";
    if (is !== wanted) findings.push({ kind, what: `${what}: ${is} instead of ${wanted}` });
  }
  return findings;
}

export const taken = (said: readonly Said[]): number =>
  said.filter(({ status }) => status >= 200 && status < 400).length;

export const told = (said: readonly Said[], wanted: number): number =>
  said.filter(({ status }) => status === wanted).length;

/** To how many places people were led, by a part of their address. */
export const placesIn = (said: readonly Said[], part = /.*/): number =>
  new Set(said.map(({ location }) => part.exec(location)?.[0])).size;
