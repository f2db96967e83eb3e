/** What a push carries, encrypted for the one browser. */
export interface RingMessage {
  title: string;
  body: string;
  /** Of what happened: told twice it would stand once. */
  tag: string;
  /** The page that a press opens; empty of the one for which the worker was registered. */
  to: string;
}

/** Where a press leads: a page of the worker's own scope, and that itself where the message names none. */
export function pageToOpen(to: string, scope: string): string {
  const own = new URL(scope);
  const page = to === "" ? own : new URL(to, own);
  return page.origin === own.origin && page.pathname.startsWith(own.pathname) ? page.href : own.href;
}
