import type { Turnover } from "#books/rules/registration.ts";
import type { LowPieces } from "#orders/stock/low-stock.db.server.ts";
import type { ToastContent } from "#ui/overlay/toast-queue.ts";
import { adminText } from "../admin.text.ts";
import type { Alert } from "../alerts/alert.ts";
import type { FirstSteps } from "../first-steps/steps-view.server.ts";
import type { DayOfVisits } from "../numbers/numbers.ts";
import type { MoneyComing } from "./progress/money-coming.ts";
import type { ShopProgress } from "./progress/progress-part.tsx";
import type { Activity } from "./recent-activity.ts";
import type { TaskCounts } from "./tasks/tasks.ts";

export interface Stats {
  products: number;
  orders: number;
  pendingComments: number;
  newQuotes: number;
}

export interface Attention {
  alerts: readonly Alert[];
  counts: TaskCounts;
  /** Of a shop without a GSTIN whose sales come near what needs one (BOOKS-20). */
  turnover?: Turnover | undefined;
}

/** Each part is null when it could not be read, and absent for who may not see it; the others stand. */
export interface Overview {
  /** While there are any, for members who hold 'settings'. */
  firstSteps?: FirstSteps | null;
  attention?: Attention | null;
  progress?: ShopProgress | null;
  low?: LowPieces | null;
  coming?: readonly MoneyComing[] | null;
  stats?: Stats | null;
  activity?: readonly Activity[] | null;
}

export const unreadOverview: Overview = { attention: null, progress: null, stats: null, activity: null };

/** The notices of parts that could not be read: one for all figures, and one for the activity. */
export function unreadNotices(
  { activity, ...read }: Overview,
  visits: readonly DayOfVisits[] | null,
): ToastContent[] {
  const figures: unknown[] = [...Object.values(read), visits];
  return [
    ...(figures.includes(null) ? [adminText.statsFailed] : []),
    ...(activity === null ? [adminText.activityFailed] : []),
  ].map((notice) => ({ ...notice, tone: "destructive" }));
}
