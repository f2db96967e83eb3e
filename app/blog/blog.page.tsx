import { useEffect, useRef } from "react";
import { data } from "react-router";
import { NewsletterForm } from "#newsletters/signing-up/newsletter-form.tsx";
import { shopOf } from "#platform/config/shop-settings.ts";
import { pageMeta } from "#platform/html/page-meta.ts";
import { services } from "#platform/services.server.ts";
import { freshUntil } from "#platform/web/cache/cached-page.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { ButtonLink } from "#ui/form/button.tsx";
import { Link } from "#ui/link.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { withFailure } from "#ui/page/failed-request.ts";
import { Wrap } from "#ui/page/wrap.tsx";
import type { Route } from "./+types/blog.page.ts";
import { blogText } from "./blog.text.ts";
import { listPosts, nextPostDue } from "./post.db.server.ts";
import { blogPart, feedPath, nextPart, type PostSummary } from "./post.ts";
import { PostGrid } from "./post-card.tsx";

export const policy: RoutePolicy = { cached: ["show", "from"], inSitemap: true };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, now } = services(context);
  const moment = now();
  const part = blogPart(url.searchParams);
  const posts = await listPosts(db, part.show + 1, moment, part.from);
  const next = posts.length > part.show ? nextPart(part) : {};
  const page: ShownPosts = { posts: posts.slice(0, part.show), from: part.from, ...next };
  return data(page, { headers: freshUntil(await nextPostDue(db, moment)) });
}

interface ShownPosts {
  posts: readonly PostSummary[];
  /** How many newer posts are left out. */
  from: number;
  more?: string | undefined;
  older?: string | undefined;
}

let lastShown: ShownPosts | undefined;

export const clientLoader = (call: Route.ClientLoaderArgs) =>
  withFailure(call, keptFor(new URL(call.request.url)), blogText.listFailed);

/** What stood there stays where no more can be fetched, and Load More asks for the same again. */
function keptFor({ pathname, search, searchParams }: URL): ShownPosts | { posts: undefined; more: string } {
  const more = pathname + search;
  if (!lastShown) return { posts: undefined, more };
  const { from, show } = blogPart(searchParams);
  const isMore = from === lastShown.from && show > lastShown.posts.length;
  return isMore && lastShown.more ? { ...lastShown, more } : lastShown;
}

export function meta({ matches }: Route.MetaArgs) {
  const shop = shopOf(matches);
  return [
    ...pageMeta({ title: blogText.title, description: blogText.intro, path: "/blog", shop }),
    { tagName: "link", rel: "alternate", type: "application/rss+xml", title: shop.name, href: feedPath },
  ];
}

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  useEffect(() => {
    if (loaderData.posts) lastShown = loaderData;
  }, [loaderData]);
  return (
    <Wrap className="pb-16 md:pb-24">
      <BlogHead />
      {loaderData.posts ? (
        <Posts key={loaderData.from} {...loaderData} />
      ) : (
        <PostsUnread again={loaderData.more} />
      )}
    </Wrap>
  );
}

function Posts({ posts, from, more, older }: ShownPosts) {
  useFocusOnFirstNew(posts.length);
  return (
    <>
      {from > 0 && (
        <p className="mb-8">
          <Link to="/blog" prefetch="page" className="action">
            {blogText.newest}
          </Link>
        </p>
      )}
      {posts.length > 0 ? <PostGrid posts={posts} /> : <NoPosts />}
      {more && (
        <ButtonLink to={more} preventScrollReset className="mt-12">
          {blogText.more}
        </ButtonLink>
      )}
      {older && (
        <ButtonLink to={older} className="mt-12">
          {blogText.older}
        </ButtonLink>
      )}
    </>
  );
}

/**
 * The last Load More leaves with its press: the focus goes on to the first of the stories that it brought.
 */
function useFocusOnFirstNew(count: number): void {
  const shown = useRef(count);
  useEffect(() => {
    const before = shown.current;
    shown.current = count;
    if (count > before && document.activeElement === document.body)
      document.querySelectorAll<HTMLElement>("main li h2 a")[before]?.focus();
  }, [count]);
}

/**
 * What the blog is, and how its next story comes by mail: far from the footer's form, which is for the
 * makers' news.
 */
function BlogHead() {
  const { title, text } = blogText.newsletter;
  return (
    <div className="mb-10 pt-8 md:mb-12 md:grid md:grid-cols-[7fr_5fr] md:items-end md:gap-16 md:pt-16">
      <div>
        <h1 className="text-3xl">{blogText.title}</h1>
        <p className="mt-3 max-w-measure text-ink-2 md:text-lg md:leading-normal">{blogText.intro}</p>
      </div>
      <section className="rule-double-top pt-4 max-md:mt-8">
        <h2 className="text-lg">{title}</h2>
        <p className="mt-1 text-sm text-ink-2">{text}</p>
        <NewsletterForm source="blog" />
      </section>
    </div>
  );
}

function NoPosts() {
  return (
    <EmptyState
      title={blogText.empty}
      action={
        <ButtonLink variant="primary" to="/shop">
          {blogText.shopOn}
        </ButtonLink>
      }
    />
  );
}

/** A list that could not be read is not the same as an empty one. */
function PostsUnread({ again }: { again: string }) {
  return (
    <EmptyState
      drawing="offline"
      {...blogText.listFailed}
      action={
        <ButtonLink variant="primary" to={again}>
          {blogText.again}
        </ButtonLink>
      }
    />
  );
}
