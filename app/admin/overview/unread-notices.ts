import type { ToastContent } from "#ui/overlay/toast-queue.ts";
import { adminText } from "../admin.text.ts";
import type { DayOfVisits } from "../numbers/numbers.ts";
import type { Overview } from "./overview.ts";

/** What is told of parts that could not be read: one notice for all figures, and one for the activity. */
export function unreadNotices(
  { firstSteps, stats, sales, attention, activity }: Overview,
  visits: readonly DayOfVisits[] | null,
): ToastContent[] {
  const figures = [firstSteps, stats, sales, attention, visits];
  return [
    ...(figures.includes(null) ? [adminText.statsFailed] : []),
    ...(activity === null ? [adminText.activityFailed] : []),
  ].map((notice) => ({ ...notice, tone: "destructive" }));
}
