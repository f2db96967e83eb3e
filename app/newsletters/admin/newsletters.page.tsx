import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { recordPage } from "#records/page/record-page.server.ts";
import { type RecordPageProps, recordPageInBrowser } from "#records/page/record-page.ts";
import { RecordsView } from "#records/page/records-view.tsx";
import { exceptAfterRefusal } from "#ui/page/failed-request.ts";
import { NewsletterDraftForm } from "./newsletter-draft-form.tsx";
import { keptNewsletters } from "./newsletter-fields.ts";
import { newsletterKeeper } from "./newsletter-keeper.server.ts";
import { countNewsletters, listNewsletters } from "./newsletter-list.db.server.ts";
import { NewslettersTable } from "./newsletters-table.tsx";
import { shownUnsaved } from "./show-newsletter.server.ts";

export const policy = { cached: false, body: "uploads", needs: "stories" } as const satisfies AdminPolicy;

const server = recordPage(policy, keptNewsletters, {
  keeper: newsletterKeeper,
  rows: async ({ db }, state) => ({
    rows: await listNewsletters(db, state),
    total: await countNewsletters(db),
  }),
  // It has its id from the start: its picture needs a folder.
  fresh: (opened) => ({ ...opened, id: opened.folder }),
  preview: shownUnsaved,
});
const browser = recordPageInBrowser(keptNewsletters);

export const loader = server.loader;
export const action = server.action;
export const clientLoader = browser.clientLoader;
export const clientAction = browser.clientAction;
export const shouldRevalidate = exceptAfterRefusal;
export const meta = browser.meta;

export default function NewslettersPage({ loaderData, actionData }: RecordPageProps<typeof server>) {
  return (
    <RecordsView
      record={keptNewsletters}
      data={loaderData}
      answer={actionData}
      isPaged
      rows={(shown) => <NewslettersTable newsletters={shown} />}
      form={(open, closeTo) => <NewsletterDraftForm open={open} closeTo={closeTo} given={actionData} />}
    />
  );
}
