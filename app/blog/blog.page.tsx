import { data } from "react-router";
import { services } from "#platform/context.server.ts";
import { pageMeta } from "#platform/page-meta.ts";
import { shopOf } from "#platform/shop-settings.ts";
import { freshUntil, freshUntilOf } from "#platform/web/kept-page.server.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { withFailure } from "#ui/failed-request.ts";
import { Wrap } from "#ui/wrap.tsx";
import type { Route } from "./+types/blog.page.ts";
import { blogText } from "./blog.text.ts";
import { NewsletterBox } from "./newsletter-box.tsx";
import { listPosts, nextPostDue } from "./post.db.server.ts";
import { feedPath, morePath, postsAsked } from "./post.ts";
import { PostGrid } from "./post-card.tsx";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, now } = services(context);
  const moment = now();
  const most = postsAsked(url.searchParams.get("show"));
  const posts = await listPosts(db, most + 1, moment);
  const page = { posts: posts.slice(0, most), more: posts.length > most ? morePath(most) : undefined };
  return data(page, { headers: freshUntil(await nextPostDue(db, moment)) });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => freshUntilOf(loaderHeaders);

export const clientLoader = (call: Route.ClientLoaderArgs) =>
  withFailure(
    call,
    { posts: [], more: undefined },
    { title: blogText.listFailed, text: "Please try again." },
  );

export function meta({ matches }: Route.MetaArgs) {
  const shop = shopOf(matches);
  return [
    ...pageMeta({ title: blogText.title, description: blogText.intro, path: "/blog", shop }),
    { tagName: "link", rel: "alternate", type: "application/rss+xml", title: shop.name, href: feedPath },
  ];
}

export default function BlogPage({ loaderData: { posts, more } }: Route.ComponentProps) {
  return (
    <>
      <Wrap className="pb-16 md:pb-24">
        <h1 className="pt-8 text-3xl md:pt-16">{blogText.title}</h1>
        <p className="mt-3 mb-8 max-w-measure text-ink-2 md:mb-12">{blogText.intro}</p>
        {posts.length > 0 ? <PostGrid posts={posts} /> : <NoPosts />}
        {more && (
          <ButtonLink to={more} preventScrollReset className="mt-12">
            {blogText.more}
          </ButtonLink>
        )}
      </Wrap>
      <NewsletterBox source="blog" />
    </>
  );
}

function NoPosts() {
  return (
    <EmptyState
      title={blogText.empty}
      action={
        <ButtonLink variant="primary" to="/shop">
          Continue Shopping
        </ButtonLink>
      }
    />
  );
}
