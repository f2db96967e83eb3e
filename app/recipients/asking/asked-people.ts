import type { ParcelRecipient } from "../recipient.ts";

const day = 24 * 60 * 60_000;

/** So long a link takes an address, and so often one person is written to (HOMES-10, HOMES-11). */
export const askingTerms = { linkDays: 14, times: 3, hoursBetween: 24 };

export const linkEnd = (at: Date): Date => new Date(at.getTime() + askingTerms.linkDays * day);

type Asked = Pick<ParcelRecipient, "state" | "email" | "askedAt" | "askedTimes">;

/** Is somebody to be asked where they live, now? */
export function mayAsk({ state, email, askedAt, askedTimes }: Asked, now: Date): boolean {
  if (state !== "wanted" || email === null || askedTimes >= askingTerms.times) return false;
  return askedAt === null || askedAt.getTime() <= now.getTime() - askingTerms.hoursBetween * 60 * 60_000;
}
