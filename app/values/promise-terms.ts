/** How far the shop goes by the free weeks of those who make (PROMISE-4). */
export const promiseModes = ["off", "advise", "on"] as const;
export type PromiseMode = (typeof promiseModes)[number];

export interface PromiseTerms {
  mode: PromiseMode;
  /** So many weeks ahead nothing more is promised; missing: for a year. */
  stopAfterWeeks?: number | undefined;
}

export const usualPromise: PromiseTerms = { mode: "off" };

export const mostPromisedWeeks = 52;

/** For so many weeks, the running one among them, something is promised. */
export const promisedWeeks = ({ stopAfterWeeks = mostPromisedWeeks }: PromiseTerms): number => stopAfterWeeks;
