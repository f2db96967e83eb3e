import { data } from "react-router";
import { shopOf, useShop } from "#platform/config/shop-settings.ts";
import { pageMeta } from "#platform/html/page-meta.ts";
import { speakingAs } from "#platform/language/speaking.server.ts";
import { services } from "#platform/services.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { sanitiseHtml, withOwnLinks } from "#rich-html/rich-html.server.ts";
import { withTextPictures } from "#rich-html/text-pictures.server.ts";
import { Wrap } from "#ui/page/wrap.tsx";
import { langOf } from "#values/language/content-language.ts";
import { longDate } from "#values/time/date-time.ts";
import { NavItem } from "../frame/nav-item.tsx";
import { legalLinks } from "../frame/navigation.ts";
import type { Route } from "./+types/policy.page.ts";
import { policyText } from "./pages.text.ts";
import { fillHtml, fillText } from "./placeholders.ts";
import { policyPage } from "./text-pages.db.server.ts";

export const policy: RoutePolicy = { cached: [], inSitemap: true, beforeOpening: "open" };

export async function loader({ pattern, context }: Route.LoaderArgs) {
  const { db, config } = services(context);
  // Not from the address, which may end in a slash or be written in capitals.
  const slug = pattern.replace("/", "");
  const page = await policyPage(db, slug);
  if (!page) throw data(null, { status: 404 });
  const html = sanitiseHtml(speakingAs(page, "html", () => fillHtml(page.html, config.shop)));
  return {
    slug,
    title: page.title,
    description: speakingAs(page, page.meta_description ? "meta_description" : "title", () =>
      fillText(page.meta_description ?? page.title, config.shop),
    ),
    html: withTextPictures(withOwnLinks(html, config.origin), config.assetOrigin),
    changed: longDate(page.updated_at),
    ...(page.english ? { english: page.english } : {}),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { slug, title, description } = loaderData;
  return pageMeta({ title, description, path: `/${slug}`, type: "article", shop: shopOf(matches) });
}

export default function PolicyPage({ loaderData }: Route.ComponentProps) {
  const { title, html, changed } = loaderData;
  const { policies: written } = useShop();
  return (
    <Wrap className="py-8 md:grid md:grid-cols-[minmax(12.5rem,3fr)_9fr] md:gap-x-12 md:py-16">
      <nav aria-label={policyText.all} className="max-md:hidden md:pt-2">
        <ul>
          {legalLinks(written).map((link) => (
            <li key={link.to}>
              <NavItem
                link={link}
                className="inline-flex min-h-11 items-center no-underline hover:underline aria-[current]:font-semibold"
              />
            </li>
          ))}
        </ul>
      </nav>
      <article>
        <h1 lang={langOf(loaderData, "title")} className="text-3xl">
          {title}
        </h1>
        <p className="mt-2 mb-8 text-sm text-ink-2">{policyText.changed(changed)}</p>
        <div
          lang={langOf(loaderData, "html")}
          className="rich-text"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the loader
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </article>
    </Wrap>
  );
}
