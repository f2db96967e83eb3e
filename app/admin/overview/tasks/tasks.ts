import type { Held, Permission } from "#accounts/permissions/permissions.ts";

interface Place {
  /** The permission to do it (STAFF-3). */
  needs: Permission;
  /** Where it is done, below the area's own address: the tab that lists the counted rows. */
  to: string;
}

/** The tasks that may wait, most urgent first (ADMIN-5). */
export const tasks = {
  toConfirm: { needs: "orders", to: "orders?tab=to-confirm" },
  lateToSend: { needs: "orders", to: "orders?status=due-to-send" },
  toPack: { needs: "orders", to: "orders?tab=to-pack" },
  toSend: { needs: "orders", to: "orders?tab=to-send" },
  makersProblems: { needs: "making", to: "making?tab=with-makers" },
  lateWork: { needs: "making", to: "making?tab=late" },
  workToCheck: { needs: "making", to: "making?tab=to-check" },
  workToGive: { needs: "making", to: "making?tab=to-give" },
  stallGaps: { needs: "pack", to: "stalls/devices" },
  stallTrouble: { needs: "pack", to: "stalls/devices" },
  booking: { needs: "orders", to: "orders?status=parcel-trouble" },
  left: { needs: "orders", to: "orders?status=parcel-trouble" },
  attempt: { needs: "orders", to: "orders?status=parcel-trouble" },
  back: { needs: "orders", to: "orders?status=parcel-trouble" },
  newReturns: { needs: "orders", to: "returns" },
  toSettle: { needs: "orders", to: "returns?tab=received" },
  makersInRun: { needs: "money", to: "makers-pay/run" },
  unpaidReturns: { needs: "money", to: "returns?tab=settled" },
  paymentsToLookFor: { needs: "money", to: "orders?status=payments-to-look-for" },
  refundsDue: { needs: "money", to: "orders?status=refund-due" },
  paymentIssues: { needs: "money", to: "orders?status=payment-issues" },
  notInBank: { needs: "money", to: "money/on-its-way?late=only" },
  notRemitted: { needs: "money", to: "money/courier?late=only" },
  newMessages: { needs: "messages", to: "contact-messages?status=Pending" },
  openGrievances: { needs: "messages", to: "grievances" },
  newQuotes: { needs: "messages", to: "bulk-quotes?status=New" },
  proofChanges: { needs: "orders", to: "offers?tab=changes" },
  changes: { needs: "orders", to: "offers?tab=changes" },
  endingSoon: { needs: "orders", to: "offers?tab=sent" },
  newReviews: { needs: "messages", to: "reviews" },
  newComments: { needs: "stories", to: "comments" },
  heldMessages: { needs: "messages", to: "contact-messages?status=Likely+Spam" },
  heldQuotes: { needs: "messages", to: "bulk-quotes?status=Likely+Spam" },
  offerDrafts: { needs: "orders", to: "offers?tab=draft" },
  letterDrafts: { needs: "stories", to: "newsletters" },
  soldOut: { needs: "products", to: "products?tab=out" },
} as const satisfies Record<string, Place>;

export type TaskName = keyof typeof tasks;
export type TaskCounts = Readonly<Partial<Record<TaskName, number>>>;

const isTask = (name: string): name is TaskName => name in tasks;
const taskNames = Object.keys(tasks).filter(isTask);

/** The tasks of somebody with these permissions: no others are counted for them. */
export const tasksOf = (held: Held): TaskName[] => taskNames.filter((name) => held[tasks[name].needs]);

/** More of one kind are not counted: a shop that never marks orders as sent would count all it ever had. */
export const mostOfATask = 1000;

export interface Task {
  name: TaskName;
  count: number;
  to: string;
}

/**
 * The tasks that wait now. Refunds are payment issues as well; these are listed only where there are others
 * (ADMIN-9).
 */
export const tasksNow = (counts: TaskCounts): Task[] =>
  taskNames
    .map((name) => ({ name, count: counts[name] ?? 0, to: `/admin/dashboard/${tasks[name].to}` }))
    .filter(({ name, count }) => count > (name === "paymentIssues" ? (counts.refundsDue ?? 0) : 0));

/** All that waits at a place. */
export const countOf = (counts: TaskCounts, names: readonly TaskName[]): number =>
  names.reduce((sum, name) => sum + (counts[name] ?? 0), 0);
