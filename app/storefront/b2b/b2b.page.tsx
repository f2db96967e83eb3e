import { data, redirect, useLocation } from "react-router";
import { readBulkTiers } from "#bulk-prices/bulk-tiers.db.server.ts";
import { listProductNames } from "#catalogue/product.db.server.ts";
import { type B2bAnswer, b2bAbout } from "#enquiries/quotes/b2b.form.ts";
import { b2bFormText } from "#enquiries/quotes/b2b.text.ts";
import { B2bQuoteForm, B2bSampleForm } from "#enquiries/quotes/b2b-form.tsx";
import { OwnRequestsList } from "#enquiries/quotes/own-requests-list.tsx";
import { receiveB2b } from "#enquiries/quotes/receive-quote.server.ts";
import { shopOf } from "#platform/config/shop-settings.ts";
import { pageMeta } from "#platform/html/page-meta.ts";
import { requestFacts, services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { httpStatusOf, isByScript } from "#ui/form/form-answer.ts";
import { exceptAfterPost, withFailedAction } from "#ui/page/failed-request.ts";
import { Section } from "#ui/page/section.tsx";
import { Wrap } from "#ui/page/wrap.tsx";
import type { Route } from "./+types/b2b.page.ts";
import { b2b } from "./b2b.text.ts";
import { B2bExamples, B2bHero, B2bTerms } from "./b2b-parts.tsx";

export const policy: RoutePolicy = { cached: ["sent"], inSitemap: true };

export async function loader({ context, url }: Route.LoaderArgs) {
  const sent = url.searchParams.get("sent");
  const { db } = services(context);
  return {
    products: await listProductNames(db),
    tiers: await readBulkTiers(db),
    sent: sent === null ? undefined : b2bAbout(sent),
  };
}

/** Script gets the answer; a form without script is led to a page that says the same. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await postedForm(request);
  const about = b2bAbout(url.searchParams.get("form"));
  const answer = await receiveB2b(services(context), requestFacts(context).clientAddress, about, form);
  if (answer.kind === "done" && !isByScript(form)) throw redirect(`/b2b?sent=${about}#${about}`, 303);
  return data(answer, { status: httpStatusOf(answer) });
}

export const shouldRevalidate = exceptAfterPost;

export const clientAction = (call: Route.ClientActionArgs) =>
  withFailedAction<B2bAnswer, B2bAnswer>(call, { kind: "failed" }, b2bFormText.failed);

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta({
    title: b2b.title,
    description: b2b.description(loaderData?.tiers ?? []),
    path: "/b2b",
    shop: shopOf(matches),
  });

const productsId = "b2b-products";

export default function B2bPage({ loaderData: { products, tiers, sent }, actionData }: Route.ComponentProps) {
  const { search } = useLocation();
  const answered = actionData ? b2bAbout(new URLSearchParams(search).get("form")) : undefined;
  const propsOf = (about: "quote" | "sample") => ({
    tiers,
    productsId,
    given: answered === about ? actionData : undefined,
    isSent: !actionData && sent === about,
  });
  return (
    <>
      <B2bHero tiers={tiers} />
      <B2bTerms tiers={tiers} />
      <B2bExamples />
      <Section id="quote" title={b2bFormText.quote.title} note={b2b.quoteNote}>
        <B2bQuoteForm {...propsOf("quote")} />
      </Section>
      <Section id="sample" title={b2bFormText.sample.title} note={b2b.sampleNote}>
        <B2bSampleForm {...propsOf("sample")} />
      </Section>
      <Wrap className="pb-14 md:pb-24">
        <OwnRequestsList />
      </Wrap>
      <datalist id={productsId}>
        {products.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
