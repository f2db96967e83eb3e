/** Where two-step sign-in is turned on and off; those who need it first may enter no other page. */
export const twoStepPath = "/admin/dashboard/account/two-step";

/** What is read with an app to turn it on. */
export interface AppSetup {
  /** The secret, as the form carries it to and fro: nobody but the shop reads it. */
  sealed: string;
  /** The same for people to type. */
  key: string;
  /** The same for an app on this very phone. */
  address: string;
  qr: { path: string; size: number };
}

/** What the page's forms ask for. */
export const twoStepIntents = ["on", "codes", "off"] as const;
export type TwoStepIntent = (typeof twoStepIntents)[number];

const minute = 60_000;
const lastsMinutes = { usually: 10, withFiles: 60 } as const;

/**
 * Does a proof of the second factor still hold? A form with a file requires it before it is shown: no page
 * carries a file.
 */
export const isFresh = (
  provedAt: Date | null | undefined,
  now: Date,
  kind: keyof typeof lastsMinutes = "usually",
): boolean => !!provedAt && now.getTime() - provedAt.getTime() < lastsMinutes[kind] * minute;
