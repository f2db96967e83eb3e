import { data } from "react-router";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { adviseLots } from "#promise/advise-lots.db.server.ts";
import { adminPage } from "#records/page/admin-page.server.ts";
import { type AdminPageProps, adminPageInBrowser } from "#records/page/admin-page.ts";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { exceptAfterRefusal } from "#ui/page/failed-request.ts";
import { UnreadPage } from "#ui/page/unread-page.tsx";
import { indianDay } from "#values/time/indian-day.ts";
import { actOnLot } from "./act-on-lot.server.ts";
import type { LotActAnswer } from "./lot-act.form.ts";
import { LotView } from "./lot-view.tsx";
import { makersToGive } from "./makers.db.server.ts";
import { makingText as text } from "./making.text.ts";
import { lotPath, makingPath } from "./making-list.ts";
import { notesOf, readLot, saidSteps } from "./read-lot.db.server.ts";

/** Photos of what was looked at. */
export const policy = { cached: false, body: "uploads", needs: "making" } as const satisfies AdminPolicy;

const server = adminPage(policy, {
  async read({ db, now, config }, { url, params: { number = "" } }) {
    const kept = await readLot(db, number);
    if (!kept) return data({ shown: null }, { status: 404 });
    const lot = { ...kept, steps: await saidSteps(db, kept.steps) };
    const open = lot.parts.find(({ id }) => id === url.searchParams.get("part"));
    const opened = open ? { part: open, notes: await notesOf(db, open.id) } : null;
    const today = indianDay(now());
    const makers = await makersToGive(db, today);
    const advised = await adviseLots(db, { lotId: lot.id }, config.shop, now());
    return data({ shown: { lot, opened, makers, advised, today } }, { status: 200 });
  },
  async take(shop, { actor, params: { number = "" } }, form) {
    const received = await actOnLot(shop, actor, number, form);
    if ("answer" in received) return data<LotActAnswer>(received.answer, { status: received.status });
    throw redirectWithNotice(received.to, received.notice);
  },
});
const browser = adminPageInBrowser({
  title: (_shown, { number = "" }) => text.lot(number),
  unread: () => null,
  listFailed: () => text.listFailed,
  failed: () => text.notSaved(text.offline),
});

export const loader = server.loader;
export const action = server.action;
export const clientLoader = browser.clientLoader;
export const clientAction = browser.clientAction;
export const shouldRevalidate = exceptAfterRefusal;
export const meta = browser.meta;

export default function LotPage(props: AdminPageProps<typeof server, "number">) {
  const { loaderData, actionData, params } = props;
  if (!loaderData)
    return <UnreadPage title={text.title} text={text.listFailed.text} reload={lotPath(params.number)} />;
  if (!loaderData.shown) return <FormProblem text={text.gone} reload={makingPath} />;
  return <LotView {...loaderData.shown} given={actionData} />;
}
