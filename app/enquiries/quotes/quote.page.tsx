import { useEffect, useRef } from "react";
import { data, Form, redirect, useNavigation } from "react-router";
import { readBulkTiers } from "#bulk-prices/bulk-tiers.db.server.ts";
import { smallestOrder } from "#bulk-prices/bulk-tiers.ts";
import { findProduct } from "#catalogue/product.db.server.ts";
import { productPath } from "#catalogue/product.ts";
import { shopOf } from "#platform/config/shop-settings.ts";
import { pageMeta } from "#platform/html/page-meta.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import { requestFacts, services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { Button, ButtonLink } from "#ui/form/button.tsx";
import { focusFirstError } from "#ui/form/focus-first-error.ts";
import { httpStatusOf, isByScript, typedIn } from "#ui/form/form-answer.ts";
import { StandingNotice } from "#ui/form/form-notice.tsx";
import { Breadcrumbs } from "#ui/page/breadcrumbs.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { exceptAfterPost, withFailedAction } from "#ui/page/failed-request.ts";
import { Wrap } from "#ui/page/wrap.tsx";
import type { Route } from "./+types/quote.page.ts";
import type { BulkQuoteAnswer } from "./bulk-quote.form.ts";
import { bulkQuoteText } from "./bulk-quote.text.ts";
import { BulkQuoteFields } from "./bulk-quote-fields.tsx";
import { receiveBulkQuote } from "./receive-quote.server.ts";

export const policy: RoutePolicy = { cached: false, beforeOpening: "closed" };

/**
 * The bulk quote form on a page of its own: where the button leads without script, and where the dialog posts
 * to.
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { db, now } = services(context);
  const product = await findProduct(db, params.slug, now());
  if (!product) throw redirect(`/shop/${encodeURIComponent(params.slug)}`);
  const bulkFrom = smallestOrder(await readBulkTiers(db));
  return {
    product: { name: product.name, slug: product.slug, bulkFrom },
    isSent: url.searchParams.has("sent"),
  };
}

/** The dialog takes an answer; a form without script is led to a page that shows the same. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const shop = services(context);
  // The stored row and the owner's mail name it in English (HINDI-7).
  const product = await speaking("en", () => findProduct(shop.db, params.slug, shop.now()));
  if (!product) return data(productGone(), { status: 404 });
  const form = await postedForm(request);
  const answer = await receiveBulkQuote(shop, requestFacts(context).clientAddress, product, form);
  if (answer.kind === "done" && !isByScript(form)) throw redirect(`${quotePath(product)}?sent=1`);
  return data(answer, { status: httpStatusOf(answer) });
}

export const clientAction = (call: Route.ClientActionArgs) =>
  withFailedAction<BulkQuoteAnswer, BulkQuoteAnswer>(call, { kind: "failed" }, bulkQuoteText.failed);

const quotePath = (product: { slug: string }) => `${productPath(product)}/quote`;

const productGone = (): BulkQuoteAnswer => ({ kind: "failed", text: bulkQuoteText.productGone });

export const shouldRevalidate = exceptAfterPost;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const product = loaderData?.product;
  return pageMeta({
    title: product ? `${bulkQuoteText.title}: ${product.name}` : bulkQuoteText.title,
    description: product ? bulkQuoteText.intro(product.bulkFrom) : bulkQuoteText.title,
    path: product ? quotePath(product) : "/shop",
    noIndex: true,
    shop: shopOf(matches),
  });
}

export default function QuotePage({ loaderData, actionData }: Route.ComponentProps) {
  const { product, isSent } = loaderData;
  return (
    <Wrap className="pb-16">
      <Breadcrumbs
        items={[
          { label: bulkQuoteText.shop, to: "/shop" },
          { label: product.name, to: productPath(product) },
          { label: bulkQuoteText.title },
        ]}
      />
      <div className="max-w-form">
        {isSent ? <Sent product={product} /> : <QuoteForm product={product} answer={actionData} />}
      </div>
    </Wrap>
  );
}

function Sent({ product }: { product: { slug: string } }) {
  return (
    <EmptyState
      level={1}
      title={bulkQuoteText.sent.title}
      text={bulkQuoteText.sent.text}
      action={<ButtonLink to={productPath(product)}>{bulkQuoteText.back}</ButtonLink>}
    />
  );
}

const noErrors = {};

interface QuoteFormProps {
  product: { name: string; slug: string; bulkFrom: number };
  answer?: BulkQuoteAnswer;
}

function QuoteForm({ product, answer }: QuoteFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { state } = useNavigation();
  const errors = answer?.kind === "refused" ? answer.errors : noErrors;
  useEffect(() => focusFirstError(form.current, errors), [errors]);
  return (
    <>
      <h1 className="pb-2 text-2xl">{bulkQuoteText.title}</h1>
      <p className="mb-6 text-ink-2">
        {product.name}
        {bulkQuoteText.beforeIntro}
        {bulkQuoteText.intro(product.bulkFrom)}
      </p>
      <StandingNotice
        notice={
          answer?.kind === "failed"
            ? { ...bulkQuoteText.failed, text: answer.text ?? bulkQuoteText.failed.text }
            : undefined
        }
        takesFocus
      />
      <Form ref={form} method="post" noValidate>
        <BulkQuoteFields smallest={product.bulkFrom} errors={errors} typed={typedIn(answer)} />
        <Button
          type="submit"
          variant="primary"
          pending={state === "submitting"}
          className="mt-6 max-sm:w-full"
        >
          {bulkQuoteText.submit}
        </Button>
      </Form>
    </>
  );
}
