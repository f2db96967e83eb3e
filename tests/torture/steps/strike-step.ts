import { until } from "../../running-shop.ts";
import { type Act, type Copies, countOf, type ReadyAct } from "../copies/copies.ts";
import type { Finding } from "../judge.ts";
import { endOthers, isHeldUp, partsOf, pullBrake, releaseBrake, type Step } from "./brake.ts";

const isShort = 90;
const mostWords = 300;

/**
 * Kills the shop inside one write of an act: nothing of it may be kept, unless it is done in parts. Done
 * again after that it is there once, and done once more it changes nothing.
 */
export async function strikeStep(copies: Copies, struck: Act, step: Step): Promise<Finding[]> {
  const { event, table } = partsOf(step);
  const act = await struck.ready(copies);
  const what = `${struck.name}, killed inside its ${event} of ${table}`;
  // Whatever goes wrong between the kill and the start, the next one finds a shop that is open.
  const kept = await strike(copies, { ...struck, act, what }, step).catch(async (error: unknown) => {
    await copies.start(0);
    throw error;
  });
  if (act.press) await copies.start(0);
  else await begin(copies, act);
  const told: string[] = [];
  for (const _ of act.press ? ["again", "once more"] : []) told.push(await wordsOf(await act.press?.()));
  const isThere = async () => (await differences(copies, act, 1, what)).length === 0;
  await until(isThere, what, isShort).catch(() => undefined);
  const end = told.length > 0 ? `at the end, after the answers ${told.join(" and ")}` : "at the end";
  return [...kept, ...(await differences(copies, act, 1, `${what}: ${end}`))];
}

/** Kills the shop in the write; what it has left of the act. */
async function strike(
  copies: Copies,
  { name, act, what, inParts, stays = [] }: Act & { act: ReadyAct; what: string },
  step: Step,
): Promise<Finding[]> {
  const { db } = copies;
  await pullBrake(db, step);
  let isStruck = false;
  const pressed = beginUntil(copies, act, () => isStruck);
  await until(() => isHeldUp(db), `'${step}' for ${name}`, isShort).finally(async () => {
    await copies.kill(0);
    await endOthers(db);
    await releaseBrake(db, step);
    isStruck = true;
  });
  await pressed;
  const kept = inParts ? [] : await differences(copies, act, 0, `${what}: after the kill`, stays);
  await act.afterKill?.();
  return kept;
}

/** Presses again where the press met a connection to a shop that was killed before. */
async function beginUntil(copies: Copies, act: ReadyAct, isStruck: () => boolean): Promise<void> {
  for (let tries = act.press ? 3 : 1; tries > 0 && !isStruck(); tries -= 1)
    await begin(copies, act).catch(() => undefined);
}

/** A button is pressed; a job is found something to do at the next start. */
async function begin(copies: Copies, { press, beforeStart }: ReadyAct): Promise<void> {
  if (press) return void (await press());
  await copies.kill(0);
  await beforeStart?.();
  await copies.start(0);
}

async function differences(
  { db }: Copies,
  { traces }: ReadyAct,
  wanted: 0 | 1,
  what: string,
  but: readonly string[] = [],
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [trace, count] of Object.entries(traces)) {
    if (but.includes(trace)) continue;
    const is = await countOf(db, count);
    if (is === wanted) continue;
    const kind = is > wanted ? (wanted === 0 ? "half" : "doubled") : "lost";
    findings.push({ kind, what: `${what}, ${is} ${trace} instead of ${wanted}` });
  }
  return findings;
}

/**
 * What a press was answered, in short: its status, where it leads, the notice that goes with it, and the
 * first words of its page. For whoever has to find out why an act came to nothing.
 */
async function wordsOf(answer: unknown): Promise<string> {
  if (!(answer instanceof Response)) return "(not kept)";
  const to = answer.headers.get("Location");
  const notice = answer.headers.getSetCookie().find((cookie) => cookie.startsWith("jhola_notice="));
  const page = answer.bodyUsed ? "" : await answer.text().catch(() => "(cut off)");
  const said = [notice && decodeURIComponent(notice.split(";", 1)[0] ?? ""), bareWords(page)];
  return [answer.status, to && `to ${to}`, ...said].filter(Boolean).join(" ");
}

/** What stands at a field that is wrong or over a form, and then the page's own part, without its marks. */
function bareWords(page: string): string {
  const plain = page.replaceAll(/<(script|style)\b.*?<\/\1>/gs, "");
  const wrong = [...plain.matchAll(/(?:role="alert"|-error")[^>]*>([^<]+)/g)].map(
    ([, text = ""]) => `[${text}]`,
  );
  const own = plain.slice(Math.max(plain.indexOf("<main"), 0)).replaceAll(/<[^>]*>/g, " ");
  return [...wrong, own].join(" ").replaceAll(/\s+/g, " ").trim().slice(0, mostWords);
}
