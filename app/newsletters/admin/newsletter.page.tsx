import { data } from "react-router";
import { staffWith } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { withAdminAction } from "#accounts/session/admin-action.ts";
import type { Notice } from "#platform/notice.ts";
import { services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import { unwrittenHere } from "#platform/web/outage.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { ButtonLink } from "#ui/form/button.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { exceptAfterRefusal, withFailure } from "#ui/page/failed-request.ts";
import { textIn } from "#values/text/form-text.ts";
import type { Route } from "./+types/newsletter.page.ts";
import {
  pauseNewsletter,
  resumeNewsletter,
  stopNewsletter,
  testNewsletter,
} from "./act-on-newsletter.server.ts";
import { newsletterPath, newslettersPath } from "./newsletter.ts";
import { newsletterAdminText as text } from "./newsletter-admin.text.ts";
import { NewsletterView } from "./newsletter-view.tsx";
import { openedNewsletterPage } from "./opened-newsletter.server.ts";

export const policy = {
  cached: false,
  needs: "stories",
  acts: { test: "stories", pause: "messages", resume: "messages", stop: "messages" },
  fresh: ["resume"],
} as const satisfies AdminPolicy;

export async function loader({ context, params }: Route.LoaderArgs) {
  staffWith(context, policy.needs);
  const newsletter = await openedNewsletterPage(services(context), params.id);
  return newsletter ? { newsletter } : data({ newsletter: null }, { status: 404 });
}

export const clientLoader = (call: Route.ClientLoaderArgs) =>
  withFailure(call, { newsletter: null }, text.listFailed);

export async function action({ context, params: { id }, request }: Route.ActionArgs) {
  const shop = services(context);
  const intent = textIn(await postedForm(request), "intent");
  const back = (notice: Notice) => redirectWithNotice(newsletterPath(id), notice);
  const act = {
    test: () => testNewsletter(shop, staffWith(context, policy.acts.test), id),
    pause: () => pauseNewsletter(shop, staffWith(context, policy.acts.pause), id),
    resume: () => resumeNewsletter(shop, staffWith(context, policy.acts.resume), id),
    stop: () => stopNewsletter(shop, staffWith(context, policy.acts.stop), id),
  };
  if (!isAct(intent, act)) {
    staffWith(context, policy.needs);
    throw back(failed());
  }
  try {
    throw back(await act[intent]());
  } catch (error) {
    unwrittenHere(shop, error, "a newsletter's act failed");
    throw back(failed());
  }
}

const isAct = <Acts extends object>(intent: string, acts: Acts): intent is string & keyof Acts =>
  Object.hasOwn(acts, intent);

const failed = (): Notice => ({ ...text.actFailed, tone: "destructive" });

export const clientAction = (call: Route.ClientActionArgs) =>
  withAdminAction<undefined, { isDone: false }>(call, { isDone: false }, failed());

export const shouldRevalidate = exceptAfterRefusal;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.newsletter?.subject ?? text.title },
];

/** One newsletter: how it looks on arrival, its acts, and its numbers. */
export default function NewsletterPage({ loaderData: { newsletter } }: Route.ComponentProps) {
  if (newsletter) return <NewsletterView newsletter={newsletter} />;
  const action = <ButtonLink to={newslettersPath}>{text.back}</ButtonLink>;
  return <EmptyState level={1} drawing="lost" title={text.notFound} action={action} />;
}
