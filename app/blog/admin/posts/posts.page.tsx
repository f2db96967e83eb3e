import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { withAdminAction } from "#accounts/session/admin-action.ts";
import { services } from "#platform/context.server.ts";
import type { Notice } from "#platform/notice.ts";
import { readPart } from "#platform/read-part.server.ts";
import { postedForm } from "#platform/web/posted-form.server.ts";
import { BothLanguages } from "#records/both-languages.tsx";
import { previewRecord, receiveRecord } from "#records/receive-record.server.ts";
import { deletedNotice, doRecordAct } from "#records/record-acts.server.ts";
import { hindiStates } from "#translations/texts-of-records.db.server.ts";
import { ButtonLink } from "#ui/form/button.tsx";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { FilterForm } from "#ui/list/filter-form.tsx";
import { RecordHistory } from "#ui/list/record-history.tsx";
import { AddressDialog } from "#ui/overlay/address-dialog.tsx";
import { useNotices } from "#ui/overlay/use-notices.ts";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { exceptAfterRefusal, withFailure } from "#ui/page/failed-request.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import { textIn } from "#values/text/form-text.ts";
import { grouped } from "#values/text/grouped.ts";
import { indianDay } from "#values/time/indian-day.ts";
import { PostCards } from "./post-cards.tsx";
import { posts } from "./post-fields.ts";
import { PostForm } from "./post-form.tsx";
import { postKeeper } from "./post-keeper.server.ts";
import { knownWords, listAdminPosts } from "./post-list.db.server.ts";
import { postPreview } from "./post-preview.server.ts";

export const policy = { cached: false, body: "uploads", needs: "stories" } as const satisfies AdminPolicy;

const server = recordPage(policy, posts, {
  keeper: postKeeper,
  rows: ({ db, now }, state) => listAdminPosts(db, state, now()),
  // It has its id from the start: sent twice it is no second post.
  fresh: (opened, { now }) => ({
    ...opened,
    id: opened.folder,
    texts: { ...opened.texts, publishDate: indianDay(now()) },
  }),
  beside: ({ db }) => knownWords(db),
  preview: ({ now }, entered, input) => postPreview(entered, input, now()),
});
const browser = recordPageInBrowser(posts);

export const loader = server.loader;
export const action = server.action;
export const clientLoader = browser.clientLoader;
export const clientAction = browser.clientAction;
export const shouldRevalidate = exceptAfterRefusal;
export const meta = browser.meta;

export default function PostsPage({ loaderData, actionData }: RecordPageProps<typeof server>) {
  const { rows, marks, state, beside } = loaderData;
  const options = labelledOptions(posts.words.states);
  return (
    <RecordsView
      record={posts}
      data={loaderData}
      answer={actionData}
      note={`${grouped(rows.length)} in this list`}
      filters={[{ name: "when", label: "Status", value: state.when, options }]}
      rows={(shown) => (
        <PostCards posts={shown} marks={marks} editAt={(edit) => posts.list.address(state, { edit })} />
      )}
      form={(open, closeTo) => <PostForm {...{ open, closeTo }} given={actionData} known={beside} />}
    />
  );
}
