import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { labelledOptions } from "#records/fields/record-fields.tsx";
import { recordPage } from "#records/page/record-page.server.ts";
import { type RecordPageProps, recordPageInBrowser } from "#records/page/record-page.ts";
import { RecordsView } from "#records/page/records-view.tsx";
import { exceptAfterRefusal } from "#ui/page/failed-request.ts";
import { grouped } from "#values/text/grouped.ts";
import { indianDay } from "#values/time/indian-day.ts";
import { postAdminText } from "./post-admin.text.ts";
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
      note={postAdminText.count(grouped(rows.length))}
      filters={[{ name: "when", label: postAdminText.status, value: state.when, options }]}
      rows={(shown) => (
        <PostCards posts={shown} marks={marks} editAt={(edit) => posts.list.address(state, { edit })} />
      )}
      form={(open, closeTo) => <PostForm open={open} closeTo={closeTo} given={actionData} known={beside} />}
    />
  );
}
