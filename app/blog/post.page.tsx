import { data, redirect } from "react-router";
import { breadcrumbJsonLd } from "#catalogue/product-json-ld.ts";
import { shopOf, useShop } from "#platform/config/shop-settings.ts";
import { pageMeta } from "#platform/html/page-meta.ts";
import { requestFacts, services } from "#platform/services.server.ts";
import { shopInEnglish } from "#platform/settings/public-settings.server.ts";
import { sharePath } from "#platform/text/share-card.server.ts";
import { freshUntil } from "#platform/web/cache/cached-page.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { withOwnLinks } from "#rich-html/rich-html.server.ts";
import { withTextPictures } from "#rich-html/text-pictures.server.ts";
import { httpStatusOf, isByScript } from "#ui/form/form-answer.ts";
import { Breadcrumbs } from "#ui/page/breadcrumbs.tsx";
import { exceptAfterPost, withFailedAction, withFailure } from "#ui/page/failed-request.ts";
import { JsonLd } from "#ui/page/json-ld.tsx";
import { NotFound } from "#ui/page/not-found.tsx";
import { Section } from "#ui/page/section.tsx";
import { Wrap } from "#ui/page/wrap.tsx";
import { localPath } from "#values/language/address.ts";
import type { Route } from "./+types/post.page.ts";
import { blogText, commentText } from "./blog.text.ts";
import { listComments } from "./comment.db.server.ts";
import type { CommentAnswer } from "./comment.form.ts";
import { Comments } from "./comments.tsx";
import { NewsletterBox } from "./newsletter-box.tsx";
import { findPost, listRelatedPosts, nextPostDue } from "./post.db.server.ts";
import { type Post, postPath } from "./post.ts";
import { PostBody, PostHead } from "./post-body.tsx";
import { PostGrid } from "./post-card.tsx";
import { articleJsonLd } from "./post-json-ld.ts";
import { receiveComment } from "./receive-comment.server.ts";
import { postCard } from "./share-post.server.ts";

export const policy: RoutePolicy = { cached: ["commented"] };

/** An old slug leads to the post's address of today; an unknown or a scheduled post is 404. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { config, db, now } = services(context);
  const moment = now();
  const post = await findPost(db, params.slug, moment);
  if (!post) return data(nothing, { status: 404 });
  if (post.slug !== params.slug) throw redirect(postPath(post), 301);
  const [related, comments, due] = await Promise.all([
    listRelatedPosts(db, post, moment),
    listComments(db, post.id),
    nextPostDue(db, moment),
  ]);
  const isSent = url.searchParams.has("commented");
  const shareImage = sharePath(postCard(post, shopInEnglish(config).name));
  const html = withTextPictures(withOwnLinks(post.html, config.origin), config.assetOrigin);
  return data(
    { post: { ...post, html }, related, comments, isSent, shareImage },
    { headers: freshUntil(due) },
  );
}

const nothing = { post: undefined, related: [], comments: [], isSent: false, shareImage: undefined };

export const clientLoader = (call: Route.ClientLoaderArgs) => withFailure(call, nothing, blogText.postFailed);

/** Takes a comment. Script gets the answer; a form without script is led to a page that says the same. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const shop = services(context);
  const form = await postedForm(request);
  const post = await findPost(shop.db, params.slug, shop.now());
  if (!post) return data(gone(), { status: 404 });
  const answer = await receiveComment(shop, requestFacts(context).clientAddress, post.id, form);
  if (answer.kind === "done" && !isByScript(form)) {
    throw redirect(`${postPath(post)}?commented=1#comments`, 303);
  }
  return data(answer, { status: httpStatusOf(answer) });
}

const gone = (): CommentAnswer => ({ kind: "failed", text: commentText.postGone });

export const shouldRevalidate = exceptAfterPost;

export const clientAction = (call: Route.ClientActionArgs) =>
  withFailedAction<CommentAnswer, CommentAnswer>(call, { kind: "failed" }, commentText.failed);

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const shop = shopOf(matches);
  const post = loaderData?.post;
  if (!post) {
    const { title, text } = blogText.notFound;
    return pageMeta({ title, description: text, path: "/blog", noIndex: true, shop });
  }
  return pageMeta({
    title: post.metaTitle ?? post.title,
    description: post.metaDescription,
    path: postPath(post),
    image: post.ogImageUrl ?? loaderData.shareImage,
    imageAlt: post.title,
    type: "article",
    ogTitle: post.ogTitle,
    ogDescription: post.ogDescription,
    shop,
  });
}

export default function PostPage({ loaderData, actionData }: Route.ComponentProps) {
  const { post, related, comments, isSent } = loaderData;
  const shop = useShop();
  if (!post) return <NotFound {...blogText.notFound} to="/blog" />;
  const crumbs = crumbsOf(post);
  return (
    <article key={post.id}>
      <Wrap>
        <Breadcrumbs items={crumbs.map((crumb, at) => (at < 2 ? crumb : { label: crumb.label }))} />
        <PostHead post={post} />
        <PostBody post={post} url={shop.origin + localPath(postPath(post))} />
      </Wrap>
      {related.length > 0 && (
        <Section title={blogText.related} stacked>
          <PostGrid posts={related} level={3} />
        </Section>
      )}
      <NewsletterBox />
      <Comments post={post} comments={comments} isSent={isSent} given={actionData} />
      <JsonLd data={import.meta.env.SSR ? articleJsonLd(post, shop) : undefined} />
      <JsonLd data={import.meta.env.SSR ? breadcrumbJsonLd(crumbs, shop) : undefined} />
    </article>
  );
}

const crumbsOf = (post: Post) => [
  { label: blogText.home, to: "/" },
  { label: blogText.title, to: "/blog" },
  { label: post.title, to: postPath(post) },
];
