import { data } from "react-router";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { unwritten } from "#platform/web/outage.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { adminPage } from "#records/page/admin-page.server.ts";
import { type AdminPageProps, adminPageInBrowser } from "#records/page/admin-page.ts";
import { exceptAfterRefusal } from "#ui/page/failed-request.ts";
import { UnreadPage } from "#ui/page/unread-page.tsx";
import { grouped } from "#values/text/grouped.ts";
import { indianDay } from "#values/time/indian-day.ts";
import { remittancesPath } from "../money-paths.ts";
import { importRemittance } from "./import-remittance.server.ts";
import { listRemittances } from "./list-remittances.db.server.ts";
import { remittanceIn, typedRemittance } from "./remittance.form.ts";
import { remittanceText as text } from "./remittance.text.ts";
import type { RemittanceAnswer } from "./remittance-answer.ts";
import { knownCarriers } from "./remittances.db.server.ts";
import { RemittancesView } from "./remittances-view.tsx";

export const policy = { cached: false, body: "uploads", needs: "money" } as const satisfies AdminPolicy;

const server = adminPage(policy, {
  read: async ({ db, now }) => ({
    remittances: await listRemittances(db),
    carriers: await knownCarriers(db),
    today: indianDay(now()),
  }),
  async take(shop, { actor }, form) {
    const typed = typedRemittance(form);
    const answer = (given: RemittanceAnswer, status: number) =>
      data<RemittanceAnswer>({ ...given, typed }, { status });
    const asked = remittanceIn(form, indianDay(shop.now()));
    if ("errors" in asked) return answer({ kind: "refused", errors: asked.errors }, 422);
    const file = form.get("file");
    const bytes = file instanceof File ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array();
    const fingerprint = form.get("intent") === "apply" ? String(form.get("fingerprint")) : undefined;
    const done = await importRemittance(shop, actor, { ...asked.wish, bytes, fingerprint }).catch(
      (error: unknown) => ({
        kind: "failed" as const,
        status: unwritten(shop, error, "a remittance could not be imported"),
      }),
    );
    switch (done.kind) {
      case "applied":
        throw redirectWithNotice(remittancesPath, text.done(grouped(done.parcels), done.parcels === 1));
      case "failed":
        return answer({ kind: "failed" }, done.status);
      case "unreadable":
        return answer(done, 422);
      case "checked":
        return answer(done, done.isChanged ? 409 : 200);
    }
  },
});
const browser = adminPageInBrowser({
  title: () => text.title,
  unread: () => null,
  listFailed: () => text.unread,
  failed: () => text.failed,
});

export const loader = server.loader;
export const action = server.action;
export const clientLoader = browser.clientLoader;
export const clientAction = browser.clientAction;
/** A file that could not be sent stays chosen. */
export const shouldRevalidate = exceptAfterRefusal;
export const meta = browser.meta;

export default function RemittancesPage({ loaderData, actionData }: AdminPageProps<typeof server>) {
  if (!loaderData) return <UnreadPage title={text.title} text={text.unread.text} reload={remittancesPath} />;
  return <RemittancesView {...loaderData} answer={actionData} />;
}
