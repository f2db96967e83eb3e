import { dataAddress } from "./data-address.ts";

// Pages that were requested when somebody was about to follow a link, for the moment until they do.

/** What is older may have changed: milliseconds. */
const freshTime = 10_000;
const most = 8;
const early = new Map<string, { answer: Promise<Response>; until: number }>();

/** Asks for what a page shows, unless that is under way. */
export function askEarly(page: URL, route: string): void {
  const { href } = dataAddress(page, [route]);
  if (href === dataAddress(new URL(window.location.href), [route]).href) return;
  const known = early.get(href);
  if (known && known.until > performance.now()) return;
  const answer = fetch(href);
  answer.catch(() => early.delete(href));
  early.set(href, { answer, until: performance.now() + freshTime });
  for (const oldest of early.keys()) if (early.size > most) early.delete(oldest);
}

/** The answer that was requested early, once; undefined when there is none or it is too old. */
export function takeEarly(address: string): Promise<Response> | undefined {
  const known = early.get(address);
  early.delete(address);
  return known && known.until > performance.now() ? known.answer : undefined;
}

/** What was requested before a form was sent may be wrong after it. */
export const forgetEarly = (): void => early.clear();
