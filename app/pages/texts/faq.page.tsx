import { Form } from "react-router";
import { readBulkTiers } from "#bulk-prices/bulk-tiers.db.server.ts";
import { smallestOrder } from "#bulk-prices/bulk-tiers.ts";
import { shopOf } from "#platform/config/shop-settings.ts";
import { pageMeta } from "#platform/html/page-meta.ts";
import { speakingAs } from "#platform/language/speaking.server.ts";
import { services } from "#platform/services.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { plainText, sanitiseHtml, withOwnLinks } from "#rich-html/rich-html.server.ts";
import { withTextPictures } from "#rich-html/text-pictures.server.ts";
import { Button, ButtonLink } from "#ui/form/button.tsx";
import { Field } from "#ui/form/field.tsx";
import { AccordionItem } from "#ui/page/accordion.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { JsonLd } from "#ui/page/json-ld.tsx";
import { Section } from "#ui/page/section.tsx";
import { Wrap } from "#ui/page/wrap.tsx";
import { langOf } from "#values/language/content-language.ts";
import { returnTimes } from "#values/return-times.ts";
import { grouped } from "#values/text/grouped.ts";
import type { Route } from "./+types/faq.page.ts";
import { byCategory, type FaqEntry, faqId, faqJsonLd, searchFaq } from "./faq.ts";
import { faqText as text } from "./pages.text.ts";
import { fillHtml, fillText } from "./placeholders.ts";
import { faqEntries } from "./text-pages.db.server.ts";

export const policy: RoutePolicy = { cached: ["q"], inSitemap: true };

const answerLength = 2000;

export async function loader({ url, context }: Route.LoaderArgs) {
  const search = (url.searchParams.get("q") ?? "").trim().slice(0, 100);
  const { db, config } = services(context);
  const rows = await faqEntries(db);
  const entries = rows.map(({ category, question, answer, asked, english }): FaqEntry => {
    const filled = (field: string, fill: () => string) => speakingAs({ english }, field, fill);
    const html = withOwnLinks(
      sanitiseHtml(filled("answer", () => fillHtml(answer, config.shop))),
      config.origin,
    );
    return {
      category,
      id: faqId(asked),
      question: filled("question", () => fillText(question, config.shop)),
      answer: withTextPictures(html, config.assetOrigin),
      plainAnswer: plainText(html, answerLength),
      ...(english?.length ? { english } : {}),
    };
  });
  const bulkFrom = smallestOrder(await readBulkTiers(db));
  return { search, bulkFrom, entries: searchFaq(entries, search) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const shop = shopOf(matches);
  const { days } = shop.returns;
  const returns = days > 0 ? text.returnsWithin(returnTimes(shop.returns).days) : text.damagedGoods;
  const bulkFrom = loaderData?.bulkFrom;
  const bulkOrders = bulkFrom === undefined ? text.bulkOrders : text.bulkOrdersFrom(grouped(bulkFrom));
  return pageMeta({
    title: text.title,
    description: text.description(returns, bulkOrders),
    path: "/faq",
    noIndex: Boolean(loaderData?.search),
    shop,
  });
}

export default function FaqPage({ loaderData: { search, entries } }: Route.ComponentProps) {
  return (
    <>
      <Wrap className="pt-8 md:pt-16">
        <h1 className="text-3xl">{text.title}</h1>
        <Form action="/faq" role="search" className="mt-6 flex max-w-form items-end gap-2">
          <Field
            key={search}
            name="q"
            type="search"
            label={text.search}
            required={false}
            hideOptional
            defaultValue={search}
            maxLength={100}
            className="min-w-0 flex-1"
          />
          <Button type="submit">{text.find}</Button>
        </Form>
      </Wrap>
      <div className="pb-14 md:pb-24">
        {byCategory(entries).map((group) => (
          <Category key={group.category} {...group} open={search !== ""} />
        ))}
        {entries.length === 0 && (
          <Wrap>
            <EmptyState
              drawing="search"
              title={text.none.title}
              text={text.none.text}
              action={<ButtonLink to="/contact">{text.none.ask}</ButtonLink>}
            />
          </Wrap>
        )}
      </div>
      {search === "" && entries.length > 0 && (
        <JsonLd data={import.meta.env.SSR ? faqJsonLd(entries) : undefined} />
      )}
    </>
  );
}

function Category({ category, entries, open }: { category: string; entries: FaqEntry[]; open: boolean }) {
  return (
    <Section title={text.category(category)} tight>
      <div className="border-t border-hair">
        {entries.map(({ id, question, answer, english }) => (
          <AccordionItem key={id} id={id} title={question} open={open} lang={langOf({ english }, "question")}>
            <div
              lang={langOf({ english }, "answer")}
              className="rich-text"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the loader
              dangerouslySetInnerHTML={{ __html: answer }}
            />
          </AccordionItem>
        ))}
      </div>
    </Section>
  );
}
