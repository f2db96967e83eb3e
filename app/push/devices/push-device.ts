/** A browser that rings, as its owner sees it. */
export interface RingingDevice {
  id: string;
  /** 'Chrome on Android'. */
  device: string;
  madeAt: Date;
  /** When it rang last; null for never. */
  rungAt: Date | null;
  /** Of its address with the push service, by which the browser itself knows that it is meant. */
  mark: string;
}

/** So many browsers ring for one person. */
export const mostDevices = 5;

/** The page on which one of the staff has their phone ring; forms of other pages lead there, too. */
export const ringPath = "/admin/dashboard/account/ring";

/** Where a browser that rings says that its owner has signed in again. */
export const ringAgainPath = `${ringPath}/again`;

/** What the browser runs when something is told. */
export const ringWorkerPath = "/ring.js";

/** What a browser of the staff may open when it rings. */
export const adminRingScope = "/admin/dashboard/";

/** Whose device it is: one of the staff, signed in by this session, or a maker, by the link to their page. */
export type RingOwner = { profileId: string; sessionId: string } | { artisanId: string };
