import { data } from "react-router";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { adminPage } from "#records/page/admin-page.server.ts";
import { type AdminPageProps, adminPageInBrowser } from "#records/page/admin-page.ts";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { exceptWhenUnsent } from "#ui/page/failed-request.ts";
import { UnreadPage } from "#ui/page/unread-page.tsx";
import { indianDay } from "#values/time/indian-day.ts";
import { payRunPath, payRunsPath } from "../pay-paths.ts";
import { taxesOn } from "../tax-year.db.server.ts";
import { actOnRun } from "./act-on-run.server.ts";
import { paySettings } from "./pay-settings.db.server.ts";
import { readRun } from "./read-runs.db.server.ts";
import type { RunAnswer } from "./run.form.ts";
import { runText as text } from "./run.text.ts";
import { runBanks } from "./run-banks.server.ts";
import { RunView } from "./run-view.tsx";

export const policy = { cached: false, needs: "money" } as const satisfies AdminPolicy;

const server = adminPage(policy, {
  async read(shop, { params: { id = "" } }) {
    const { db, now } = shop;
    const run = await readRun(db, id.replaceAll("\0", ""));
    if (!run) return data({ shown: null }, { status: 404 });
    const today = indianDay(now());
    const { columns } = await paySettings(db);
    const due = run.lines.filter(({ toPay }) => toPay > 0);
    const given = due.map(({ maker, toPay }) => ({ makerId: maker.id, amount: toPay }));
    const offers = Object.fromEntries(await taxesOn(db, given, today));
    const { unread } = await runBanks(shop, run, columns);
    return data({ shown: { run, columns, unread, today, offers } }, { status: 200 });
  },
  async take(shop, { actor, params: { id = "" } }, form) {
    const run = await readRun(shop.db, id.replaceAll("\0", ""));
    if (!run) return data<RunAnswer>({ kind: "failed", text: text.gone }, { status: 404 });
    const received = await actOnRun({ shop, actor, run, form });
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

export default function PayRunPage({ loaderData, actionData, params }: AdminPageProps<typeof server, "id">) {
  if (!loaderData)
    return <UnreadPage title={text.title} text={text.unread.text} reload={payRunPath(params.id)} />;
  if (!loaderData.shown) return <FormProblem text={text.gone} reload={payRunsPath} />;
  return <RunView {...loaderData.shown} given={actionData} />;
}
