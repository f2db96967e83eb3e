import { areFilesAway } from "#platform/files/files-away.server.ts";
import { failureFacts } from "#platform/log.server.ts";
import type { Services } from "#platform/services.server.ts";
import { again, type FetchProblem, mostClaims, unfit } from "./fetch-picture.server.ts";
import { fetchProblems } from "./fetch-problems.text.ts";

/** Pictures that wait to be fetched: those of imports, or those that records have elsewhere. */
export interface PictureQueue<Picture extends { claims: number }> {
  /** The one that is due longest, for a while no other copy's; undefined where none is due. */
  claim(): Promise<Picture | undefined>;
  /** Fetches and keeps it, or notes why it was not had. */
  fetch(picture: Picture): Promise<void>;
  noteProblem(picture: Picture, problem: FetchProblem): Promise<void>;
  /** Its claim counts for nothing. */
  giveBack(picture: Picture): Promise<void>;
}

/** After so many pictures or so long, in milliseconds, others may wait that nobody has looked for yet. */
const [mostAtOnce, longestMs] = [20, 60_000];

/**
 * Fetches pictures one after the other. True where more may be due; false where none is, or the store is
 * away, which is no fault of any picture.
 */
export async function fetchInTurn<Picture extends { claims: number }>(
  { log, now }: Pick<Services, "log" | "now">,
  queue: PictureQueue<Picture>,
  isStopped: () => boolean,
): Promise<boolean> {
  const end = now().getTime() + longestMs;
  for (let count = 0; count < mostAtOnce && now().getTime() < end; count += 1) {
    const picture = isStopped() ? undefined : await queue.claim();
    if (!picture) return false;
    try {
      // Who has begun it so often came to no end, as where its decoding ends the program.
      if (picture.claims > mostClaims) await queue.noteProblem(picture, unfit(fetchProblems.unfinished));
      else await queue.fetch(picture);
    } catch (error) {
      log.warn(failureFacts(error), "a picture from elsewhere could not be kept");
      if (areFilesAway(error)) {
        await queue.giveBack(picture);
        return false;
      }
      await queue.noteProblem(picture, again(fetchProblems.unkept));
    }
  }
  return true;
}
