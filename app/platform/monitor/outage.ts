/** What the shop writes to: the database with everything in it, and the files with the pictures. */
export type Store = "database" | "files";

/** From the first try that failed to the first that worked again. */
export interface Outage {
  store: Store;
  since: Date;
  until: Date;
}

/** What the tries so far have shown. */
export interface Writing {
  failingSince: ReadonlyMap<Store, Date>;
  /** Those that are over, oldest first. */
  outages: readonly Outage[];
}

interface Try {
  store: Store;
  worked: boolean;
  at: Date;
}

export const allWorks: Writing = { failingSince: new Map(), outages: [] };

/** The owner can hardly want more of them. */
const mostOutages = 20;
const toldForMs = 24 * 60 * 60 * 1000;

export function afterTry(writing: Writing, { store, worked, at }: Try): Writing {
  const since = writing.failingSince.get(store);
  if (worked === (since === undefined)) return writing;
  const failingSince = new Map(writing.failingSince);
  if (!since) return { ...writing, failingSince: failingSince.set(store, at) };
  failingSince.delete(store);
  return { failingSince, outages: [...writing.outages, { store, since, until: at }].slice(-mostOutages) };
}

/** What the owner is notified of: the last day's, and nothing before everything works again. */
export const outagesOver = ({ failingSince, outages }: Writing, now: Date): Outage[] =>
  failingSince.size > 0 ? [] : outages.filter(({ until }) => until.getTime() > now.getTime() - toldForMs);
