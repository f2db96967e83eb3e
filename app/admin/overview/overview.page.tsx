import { adminOf, staffWith } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { withAdminAction } from "#accounts/session/admin-action.ts";
import type { Notice } from "#platform/notice.ts";
import { services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import { unwrittenHere } from "#platform/web/outage.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { useNotices } from "#ui/overlay/use-notices.ts";
import { exceptAfterRefusal, withFailure } from "#ui/page/failed-request.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import { indianDay } from "#values/time/indian-day.ts";
import { adminText } from "../admin.text.ts";
import { resendIntent } from "../alerts/alert.ts";
import { sendMailsAgain } from "../alerts/resend-mails.server.ts";
import { FirstStepsPart } from "../first-steps/first-steps-part.tsx";
import type { Route } from "./+types/overview.page.ts";
import { ActivityList } from "./activity-list.tsx";
import { type Overview, unreadNotices, unreadOverview } from "./overview.ts";
import { BestSellers, MoneyOnItsWay, ProgressPart, RunningOut } from "./progress/progress-part.tsx";
import { readOverview, readRecentVisits } from "./read-overview.server.ts";
import { StatCards } from "./stat-cards.tsx";
import { TaskList } from "./tasks/task-list.tsx";
import { VisitsPanel } from "./visits-panel.tsx";

export const policy = {
  cached: false,
  needs: "anyone",
  acts: "settings",
  fresh: "forms",
} as const satisfies AdminPolicy;

export async function loader({ context }: Route.LoaderArgs) {
  const actor = adminOf(context);
  const shop = services(context);
  const now = shop.now();
  const overview = await readOverview(shop, now, actor);
  return { overview, visits: await readRecentVisits(shop, now), now };
}

/** A page that can't be fetched stands empty, with a notice for both its parts. */
export const clientLoader = (call: Route.ClientLoaderArgs) =>
  withFailure(call, { overview: unreadOverview, visits: null, now: new Date() });

export async function action({ context, request }: Route.ActionArgs) {
  const actor = staffWith(context, policy.acts);
  const shop = services(context);
  const back = (notice: Notice) => redirectWithNotice("/admin/dashboard/overview", notice);
  const form = await postedForm(request);
  if (form.get("intent") !== resendIntent) throw back(adminText.resend.failed);
  try {
    return back(adminText.resend.done(await sendMailsAgain(shop, actor)));
  } catch (error) {
    unwrittenHere(shop, error, "mails could not be sent again");
    throw back(adminText.resend.failed);
  }
}

/** A form that could not be sent leaves the page as it stands. */
export const clientAction = (call: Route.ClientActionArgs) =>
  withAdminAction<undefined | Response, { isDone: false }>(call, { isDone: false }, adminText.resend.failed);

export const shouldRevalidate = exceptAfterRefusal;

export const meta: Route.MetaFunction = () => [{ title: adminText.overview }];

export default function OverviewPage({ loaderData }: Route.ComponentProps) {
  const { overview, visits, now } = loaderData;
  const { firstSteps, attention, stats, activity } = overview;
  useNotices(loaderData, unreadNotices(overview, visits));
  const today = indianDay(now);
  return (
    <>
      <PageHead title={adminText.overview} />
      {Object.keys(overview).length === 0 && <p>{adminText.onlyMenu}</p>}
      <div className="grid gap-10">
        {firstSteps && <FirstStepsPart first={firstSteps} />}
        {attention !== undefined && <TaskList attention={attention} />}
        <Goes overview={overview} today={today} />
        <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
          <VisitsPanel visits={visits} today={today} />
          {activity !== undefined && <ActivityList activity={activity} now={now} />}
        </div>
        {stats !== undefined && <StatCards stats={stats} />}
      </div>
    </>
  );
}

/** How it goes, after what must be done. */
function Goes({ overview: { progress, low, coming }, today }: { overview: Overview; today: string }) {
  return (
    <>
      {progress !== undefined && <ProgressPart progress={progress} today={today} />}
      <div className="grid gap-x-10 gap-y-8 empty:hidden md:grid-cols-2 lg:grid-cols-3">
        {progress && <BestSellers sold={progress.sold} />}
        {low !== undefined && <RunningOut low={low} />}
        {coming !== undefined && <MoneyOnItsWay coming={coming} />}
      </div>
    </>
  );
}
