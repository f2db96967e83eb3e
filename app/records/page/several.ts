import type { Permission } from "#accounts/permissions/permissions.ts";
import type { Notice } from "#platform/notice.ts";
import { severalText as text } from "../words/records.text.ts";

/** A row as it was shown to whoever ticks it. */
export interface SeenRow {
  id: string;
  version: number;
}

/** What can be done to several rows of a list in one press, as to each of them by itself. */
export interface SeveralAct {
  intent: string;
  label: string;
  /** Where it is another permission than the page's. */
  needs?: Permission;
  /** Asked before, where it can't be undone or is mailed; `ticked` where nobody has counted. */
  ask?: { ticked: string; several(count: number): string };
}

/** As many as a page has rows at the most. */
const mostTicked = 100;

/** What the tick of a row sends: what somebody else has changed since is not acted on. */
export const tickOf = ({ id, version }: SeenRow): string => `${version}.${id}`;

/** The ticked rows of a form, each once. */
export function ticksIn(form: FormData): SeenRow[] {
  const ticks = [...new Set(form.getAll("id"))].slice(0, mostTicked);
  return ticks.flatMap((tick) => {
    const [, version, id] = /^(\d{1,9})\.([\w-]{1,100})$/.exec(String(tick)) ?? [];
    return id === undefined ? [] : [{ id, version: Number(version) }];
  });
}

/** Why a row stayed as it was. */
export type WhyStayed = keyof typeof text.why | "gone";

export interface SeveralOutcome {
  done: number;
  /** Those that stayed as they were; a row that is gone has no name. */
  stayed: readonly { name: string | undefined; why: WhyStayed }[];
}

/** The notice travels in a cookie, which has to stay small. */
const mostNamed = 3;

const inWords = ({ name, why }: SeveralOutcome["stayed"][number]): string =>
  name === undefined || why === "gone" ? text.gone : text.stayed(name, text.why[why]);

/** What came of an act on several rows: how many it was done to, and which stayed, and why. */
export const severalNotice = ({ done, stayed }: SeveralOutcome): Notice => ({
  title: done === 0 ? text.nothing : text.title,
  ...(done === 0 && { tone: "destructive" }),
  text: [
    ...(done > 0 ? [text.done(done)] : []),
    ...stayed.slice(0, mostNamed).map(inWords),
    ...(stayed.length > mostNamed ? [text.more(stayed.length - mostNamed)] : []),
  ].join(" "),
});
