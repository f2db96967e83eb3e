import { data } from "react-router";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { adminPage } from "#records/page/admin-page.server.ts";
import { type AdminPageProps, adminPageInBrowser } from "#records/page/admin-page.ts";
import { exceptAfterRefusal } from "#ui/page/failed-request.ts";
import { UnreadPage } from "#ui/page/unread-page.tsx";
import { keepLedgers, readLedgers } from "../reading/ledgers.db.server.ts";
import { type LedgersAnswer, parseLedgers } from "../rules/ledgers.form.ts";
import { tallyText as text } from "../tally.text.ts";
import { askedMonth } from "./asked-month.server.ts";
import { tallyPath } from "./file-links.tsx";
import { TallyView } from "./tally-view.tsx";

export const policy = { cached: false, needs: "money" } as const satisfies AdminPolicy;

const server = adminPage(policy, {
  read: async ({ db, now }, { url }) => ({
    asked: await askedMonth(db, url, now()),
    ledgers: await readLedgers(db),
  }),
  async take({ db }, { actor }, form) {
    const parsed = parseLedgers(form);
    if (parsed.kind === "refused") return data<LedgersAnswer>(parsed, { status: 422 });
    await inTransaction(db, async (trx) => {
      await keepLedgers(trx, parsed.value);
      await writeAudit(trx, {
        actorId: actor.id,
        action: "books.ledgers",
        entity: "invoices",
        entityId: null,
        detail: { ...parsed.value },
      });
    });
    throw redirectWithNotice(tallyPath, text.saved);
  },
});
const browser = adminPageInBrowser({
  title: () => text.title,
  unread: () => null,
  listFailed: () => text.unread,
  failed: () => text.notSaved,
});

export const loader = server.loader;
export const action = server.action;
export const clientLoader = browser.clientLoader;
export const clientAction = browser.clientAction;
export const shouldRevalidate = exceptAfterRefusal;
export const meta = browser.meta;

export default function TallyPage({ loaderData, actionData }: AdminPageProps<typeof server>) {
  if (!loaderData) return <UnreadPage title={text.title} text={text.unread.text} reload={tallyPath} />;
  return <TallyView {...loaderData} given={actionData} />;
}
