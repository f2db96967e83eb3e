import type { Config } from "#platform/config/config.server.ts";
import { areFilesAway } from "#platform/files/file-store.server.ts";
import { failureFacts } from "#platform/log.server.ts";
import { getOutside, type OutsideBytes } from "#platform/outgoing/get-outside.server.ts";
import type { Services } from "#platform/services.server.ts";
import { addressAt } from "#values/contact/address-at.ts";
import { mostPhotoBytes } from "#values/upload.ts";
import { fetchProblems, fetchProblems as say } from "./fetch-problems.ts";

/** Why a picture was not had, and whether trying again would change nothing. */
export interface FetchProblem {
  problem: string;
  isFinal: boolean;
}

const patienceMs = 30_000;

/** Tried so often before its owner is notified. */
export const mostTries = 4;

/**
 * Begun so often without any answer, as when the shop was stopped meanwhile, before its owner is notified.
 */
export const mostClaims = 8;

/** So long after a try that came to nothing the next one waits, in seconds. */
export const waitAfter = (tries: number): number => 30 * 4 ** (tries - 1);

/** The bytes of a picture on somebody else's machine, 5 MB at most, within 30 seconds (IMPORT-8). */
export async function fetchPicture(
  { config }: { config: Pick<Config, "webhooks"> },
  url: string,
): Promise<{ bytes: Uint8Array } | FetchProblem> {
  const whole = addressAt(url.trim().replace(/^\/\//, "https://"))?.href;
  if (whole === undefined) return unfit(say.address);
  const heard = await getOutside({
    url: whole,
    accept: "image/webp,image/png,image/jpeg",
    patience: patienceMs,
    most: mostPhotoBytes,
    allowPrivate: config.webhooks.allowPrivate,
  });
  return heard.kind === "answered" && heard.status === 200 ? { bytes: heard.bytes } : problemOf(heard);
}

/** Trying again would change nothing. */
export const unfit = (problem: string): FetchProblem => ({ problem, isFinal: true });

/** It may be had later. */
export const again = (problem: string): FetchProblem => ({ problem, isFinal: false });

function problemOf(heard: OutsideBytes): FetchProblem {
  switch (heard.kind) {
    case "answered": {
      const { status } = heard;
      return status === 429 || status >= 500 ? again(say.status(status)) : unfit(say.status(status));
    }
    case "private":
      return unfit(say.private);
    case "large":
      return unfit(say.large);
    case "redirects":
      return unfit(say.redirects);
    case "silent":
      return again(say.silent);
    case "broken":
      return again(say.broken(heard.code));
  }
}

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
