import { TooBusy } from "../limits/too-busy.ts";
import { Turns } from "../limits/turns.server.ts";
import { KeptPapers } from "./kept-papers.server.ts";

const megabyte = 1024 * 1024;

const kept = new KeptPapers({ most: 16 * megabyte, longest: 10 * 60_000 });
const turns = new Turns({ atOnce: 1, most: 40, longest: 20_000 });

/** Papers are drawn one at a time in the whole process. Throws TooBusy where too many wait. */
export async function inPaperTurn<T extends object>(draw: () => Promise<T>): Promise<T> {
  const drawn = await turns.take(draw);
  if (drawn === undefined) throw new TooBusy("too many papers wait to be drawn");
  return drawn;
}

/** The same for a paper that may be kept for some minutes: `shown` is all that stands on it. */
export const drawnOnce = (shown: unknown, draw: () => Promise<Uint8Array>): Promise<Uint8Array> =>
  kept.take(shown, () => inPaperTurn(draw));

/** After an erasure no paper of before it is left. */
export const dropKeptPapers = (): void => kept.dropAll();
