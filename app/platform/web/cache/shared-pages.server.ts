import { askedEachTime, type CachedPage } from "./cached-page.server.ts";
import type { PageCacheOptions } from "./page-cache-options.ts";

/** By this name a purge means all public pages, as every change makes all of them old. */
export const surrogateKey = "page";

/**
 * A copy that read the content's version no later than so many milliseconds ago says that its pages may be
 * cached. The last purge of a change comes after that (lastPurgeMs).
 */
export const surelyNewMs = 2_000;

const longestSeconds = 24 * 60 * 60;

/** Says to the cache in front which pages it may keep: those that are as new as the database. */
export class SharedPages {
  readonly #options: Pick<PageCacheOptions, "sharing" | "now">;
  #readAt = Number.NEGATIVE_INFINITY;

  constructor(options: Pick<PageCacheOptions, "sharing" | "now">) {
    this.#options = options;
  }

  /** The content's version is known as it was at this moment. */
  noteRead(moment: number): void {
    this.#readAt = moment;
  }

  /** A page's headers, as they are sent: what may be old is cached by nobody. */
  headersFor({ freshUntil }: Pick<CachedPage, "freshUntil">, headers: string[], isNewest: boolean): string[] {
    const { sharing } = this.#options;
    if (!sharing || !isNewest) return headers;
    const now = this.#options.now();
    const at = headers.indexOf(askedEachTime);
    if (at < 0 || now - this.#readAt >= surelyNewMs) return headers;
    const told = sharing === "purged" ? untilPurged(freshUntil - now) : thisSecond(freshUntil, now);
    return told ? headers.with(at, told.control).concat(told.more) : headers;
  }
}

interface Told {
  control: string;
  more: string[];
}

const keptFor = (seconds: number): string =>
  `public, max-age=0, s-maxage=${seconds}, stale-if-error=${longestSeconds}`;

/** Never beyond the moment at which the page changes by itself. */
function untilPurged(left: number): Told | undefined {
  const seconds = Math.min(longestSeconds, Math.floor(left / 1000));
  return seconds < 1 ? undefined : { control: keptFor(seconds), more: ["surrogate-key", surrogateKey] };
}

/** nginx counts whole seconds, so s-maxage=1 would be up to two; a moment is taken as it is. */
function thisSecond(freshUntil: number, now: number): Told | undefined {
  const second = Math.floor(now / 1000);
  if (freshUntil < (second + 1) * 1000) return undefined;
  return { control: keptFor(1), more: ["x-accel-expires", `@${second}`] };
}
