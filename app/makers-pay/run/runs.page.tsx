import { data } from "react-router";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { adminPage } from "#records/page/admin-page.server.ts";
import { type AdminPageProps, adminPageInBrowser } from "#records/page/admin-page.ts";
import { exceptWhenUnsent } from "#ui/page/failed-request.ts";
import { UnreadPage } from "#ui/page/unread-page.tsx";
import { payRunsPath } from "../pay-paths.ts";
import { takeNewRun } from "./act-on-run.server.ts";
import { paySettings } from "./pay-settings.db.server.ts";
import { listRuns, wouldTake } from "./read-runs.db.server.ts";
import type { RunAnswer } from "./run.form.ts";
import { runText as text } from "./run.text.ts";
import { RunsView } from "./runs-view.tsx";

export const policy = { cached: false, needs: "money" } as const satisfies AdminPolicy;

const server = adminPage(policy, {
  async read({ db }) {
    const { least } = await paySettings(db);
    return { least, waiting: await wouldTake(db, least), runs: await listRuns(db) };
  },
  async take(shop, { actor }, form) {
    const received = await takeNewRun(shop, actor, form);
    if ("answer" in received) return data<RunAnswer>(received.answer, { status: received.status });
    throw redirectWithNotice(received.to, received.notice);
  },
});
const browser = adminPageInBrowser({
  title: () => text.title,
  unread: () => null,
  listFailed: () => text.unread,
  failed: () => text.notSaved(text.offline),
});

export const loader = server.loader;
export const action = server.action;
export const clientLoader = browser.clientLoader;
export const clientAction = browser.clientAction;
export const shouldRevalidate = exceptWhenUnsent;
export const meta = browser.meta;

export default function PayRunsPage({ loaderData, actionData }: AdminPageProps<typeof server>) {
  if (!loaderData) return <UnreadPage title={text.title} text={text.unread.text} reload={payRunsPath} />;
  return <RunsView {...loaderData} given={actionData} />;
}
