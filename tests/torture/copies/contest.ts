import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { RawBuilder } from "kysely";
import type { Finding } from "../judge.ts";
import type { Copies } from "./copies.ts";
import { countIn } from "./counts.ts";

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

export interface Crowd {
  /** Each may be pressed again, by the same form. */
  presses: readonly (() => Promise<Response>)[];
  /** Holds what everybody was told at the last press against what is kept. */
  judge(said: readonly Said[]): Promise<Finding[]>;
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
    const findings = await judge(said);
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

/** A count that is not what it should be: what is missing is lost, what is too much is doubled. */
export const counted = (what: string, is: number, wanted: number): Finding[] =>
  is === wanted
    ? []
    : [{ kind: is > wanted ? "doubled" : "lost", what: `${what}: ${is} instead of ${wanted}` }];

/** The same of several, each of which is known or a query tells. */
export async function countedIn(
  db: Copies["db"],
  counts: readonly (readonly [what: string, is: number | RawBuilder<unknown>, wanted: number])[],
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [what, is, wanted] of counts)
    findings.push(...counted(what, typeof is === "number" ? is : await countIn(db, is), wanted));
  return findings;
}

export const isSaid =
  (words: string) =>
  ({ text }: Said): boolean =>
    text.includes(words);

export const isTaken = ({ status }: Said): boolean => status >= 200 && status < 400;
