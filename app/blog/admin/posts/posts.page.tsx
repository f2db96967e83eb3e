import { staffWith } from "#accounts/guard.server.ts";
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
import { FilterForm } from "#ui/form/filter-form.tsx";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { RecordHistory } from "#ui/list/record-history.tsx";
import { AddressDialog } from "#ui/overlay/address-dialog.tsx";
import { useNotices } from "#ui/overlay/use-notices.ts";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { exceptAfterRefusal, withFailure } from "#ui/page/failed-request.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import { textIn } from "#values/text/form-text.ts";
import { grouped } from "#values/text/grouped.ts";
import type { Route } from "./+types/posts.page.ts";
import { openedPost } from "./open-post.server.ts";
import { noPostOpen } from "./open-post.ts";
import { postAdminText } from "./post-admin.text.ts";
import type { PostAnswer } from "./post-answer.ts";
import { PostCards } from "./post-cards.tsx";
import { PostForm } from "./post-form.tsx";
import { postKind } from "./post-kind.server.ts";
import { listAdminPosts } from "./post-list.db.server.ts";
import { postPreview } from "./post-preview.server.ts";
import { type PostsFilter, parsePostsFilter, postsPath } from "./posts-filter.ts";
import { deletePost } from "./save-post.server.ts";

export const policy = { cached: false, body: "uploads", needs: "stories" } as const satisfies AdminPolicy;

export async function loader({ context, url }: Route.LoaderArgs) {
  staffWith(context, policy.needs);
  const { db, now, log } = services(context);
  const filter = parsePostsFilter(url.searchParams);
  const list = await readPart(log, "the posts", async () => {
    const posts = await listAdminPosts(db, filter, now());
    return { posts, marks: await hindiStates(db, "post", posts) };
  });
  const opened = await readPart(log, "a post", () => openedPost(db, now(), url.searchParams));
  return { filter, ...(list ?? noList), ...(opened ?? noPostOpen), isUnread: !list || !opened };
}

const noList = { posts: [], marks: {} };

/** A list that can't be fetched stands empty, and says why. */
export const clientLoader = (call: Route.ClientLoaderArgs) => {
  const filter = parsePostsFilter(new URL(call.request.url).searchParams);
  return withFailure(call, { ...noPostOpen, ...noList, filter, isUnread: true });
};

export async function action({ context, request, url }: Route.ActionArgs) {
  const actor = staffWith(context, policy.needs);
  const shop = services(context);
  const form = await postedForm(request);
  const acts = {
    save: () => receiveRecord(shop, actor, form, postKind),
    preview: () => previewRecord(form, postKind, (entered, input) => postPreview(entered, input, shop.now())),
    delete: async () => deletedNotice(await deletePost(shop, actor, textIn(form, "id")), postAdminText),
  };
  const list = postsPath(parsePostsFilter(url.searchParams));
  return doRecordAct<PostAnswer>(acts, { form, list, log: shop.log, failed: failedNotice });
}

const failedNotice = (intent: string): Notice => ({
  ...(intent === "delete" ? postAdminText.deleteFailed : postAdminText.saveFailed),
  tone: "destructive",
});

export async function clientAction(call: Route.ClientActionArgs) {
  const intent = String((await call.request.clone().formData()).get("intent"));
  return withAdminAction<PostAnswer, PostAnswer>(call, { kind: "failed" }, failedNotice(intent));
}

export const shouldRevalidate = exceptAfterRefusal;

export const meta: Route.MetaFunction = () => [{ title: postAdminText.title }];

const whenOptions = [
  { value: "", label: "All" },
  { value: "published", label: "Published" },
  { value: "scheduled", label: "Scheduled" },
];

export default function PostsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { posts, marks, filter, open, hindi, isGone, known, history, isUnread } = loaderData;
  useNotices(loaderData, [
    isUnread && { ...postAdminText.listFailed, tone: "destructive" },
    isGone && { ...postAdminText.listFailed, text: postAdminText.gone, tone: "destructive" },
  ]);
  useNotices(actionData, [actionData?.kind === "failed" && actionData.notice]);
  const isFiltered = Boolean(filter.q || filter.when);
  const isNew = open?.version === 0;
  return (
    <>
      <PageHead title={postAdminText.title} note={`${grouped(posts.length)} in this list`}>
        <ButtonLink to={postsPath(filter, { new: "" })} variant="primary" small preventScrollReset>
          {postAdminText.add}
        </ButtonLink>
      </PageHead>
      <FilterForm
        searchLabel="Search posts"
        query={filter.q}
        filters={[{ name: "when", label: "Status", value: filter.when ?? "", options: whenOptions }]}
        clear={isFiltered ? postsPath({ q: "" }) : undefined}
      />
      {isUnread && (
        <FormProblem text={postAdminText.listFailed.text} reload={postsPath(filter)} className="mb-4" />
      )}
      {posts.length > 0 && <PostCards posts={posts} marks={marks} filter={filter} />}
      {posts.length === 0 && !isUnread && <NothingHere filter={filter} />}
      {open && (
        <AddressDialog
          key={isNew ? "new" : open.id}
          title={isNew ? postAdminText.add : postAdminText.edit}
          closeTo={postsPath(filter)}
          wide
        >
          <BothLanguages kind="post" id={open.id} hindi={hindi} from={postsPath(filter)}>
            <PostForm open={open} given={actionData} known={known} closeTo={postsPath(filter)} />
            <RecordHistory lines={history} />
          </BothLanguages>
        </AddressDialog>
      )}
    </>
  );
}

const NothingHere = ({ filter }: { filter: PostsFilter }) =>
  filter.q || filter.when ? (
    <EmptyState
      title={postAdminText.noneFound}
      action={<ButtonLink to={postsPath({ q: "" })}>Show all</ButtonLink>}
    />
  ) : (
    <EmptyState
      title={postAdminText.none}
      action={<ButtonLink to={postsPath(filter, { new: "" })}>{postAdminText.add}</ButtonLink>}
    />
  );
