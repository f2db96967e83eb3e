import { adminList } from "#records/fields/admin-list.ts";

const newsletterStates = ["draft", "sending", "paused", "sent", "stopped"] as const;
export type NewsletterState = (typeof newsletterStates)[number];

export const newslettersPath = "/admin/dashboard/newsletters";
export const newsletterPath = (id: string): string => `${newslettersPath}/${encodeURIComponent(id)}`;
export const sendPath = (id: string): string => `${newsletterPath(id)}/send`;

export const newslettersList = adminList(newslettersPath);

/** How far a newsletter has come, by what became of each who was to get it. */
export interface SendingCounts {
  waiting: number;
  sent: number;
  refused: number;
  failed: number;
  skipped: number;
  /** By its own way out. */
  unsubscribed: number;
}

export const noCounts: SendingCounts = {
  waiting: 0,
  sent: 0,
  refused: 0,
  failed: 0,
  skipped: 0,
  unsubscribed: 0,
};

export const readersOf = ({ waiting, sent, refused, failed, skipped }: SendingCounts): number =>
  waiting + sent + refused + failed + skipped;

/** A line of the list. */
export interface ListedNewsletter {
  id: string;
  subject: string;
  state: NewsletterState;
  hasHindi: boolean;
  createdAt: Date;
  startedAt: Date | null;
  endedAt: Date | null;
  counts: SendingCounts;
}

export const isState = (text: string): text is NewsletterState =>
  newsletterStates.some((each) => each === text);
