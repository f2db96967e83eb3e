import { data, redirect } from "react-router";
import { shopOf } from "#platform/config/shop-settings.ts";
import { pageMeta } from "#platform/html/page-meta.ts";
import { requestFacts, services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { httpStatusOf, isByScript } from "#ui/form/form-answer.ts";
import { Link } from "#ui/link.tsx";
import { exceptAfterPost, withFailedAction } from "#ui/page/failed-request.ts";
import { Wrap } from "#ui/page/wrap.tsx";
import type { Route } from "./+types/track.page.ts";
import { receiveTrack } from "./send-order-link.server.ts";
import type { TrackAnswer } from "./track.form.ts";
import { trackText } from "./track.text.ts";
import { TrackForm } from "./track-form.tsx";

export const policy: RoutePolicy = { cached: ["sent"], beforeOpening: "open" };

export const loader = ({ url }: Route.LoaderArgs) => ({ isSent: url.searchParams.has("sent") });

/** Script gets the answer; a form without script is led to a page that says the same. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await postedForm(request);
  const answer = await receiveTrack(services(context), requestFacts(context).clientAddress, form);
  if (answer.kind === "done" && !isByScript(form)) throw redirect("/track?sent=1", 303);
  return data(answer, { status: httpStatusOf(answer) });
}

export const shouldRevalidate = exceptAfterPost;

export const clientAction = (call: Route.ClientActionArgs) =>
  withFailedAction<TrackAnswer, TrackAnswer>(call, { kind: "failed" }, trackText.failed);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: trackText.title,
    description: trackText.intro,
    path: "/track",
    noIndex: true,
    shop: shopOf(matches),
  });

export default function TrackPage({ loaderData: { isSent }, actionData }: Route.ComponentProps) {
  return (
    <Wrap className="pt-8 pb-16 md:grid md:grid-cols-[7fr_5fr] md:items-center md:gap-16 md:pt-16 md:pb-24">
      <div>
        <h1 className="text-3xl">{trackText.title}</h1>
        <p className="mt-3 mb-8 max-w-measure text-ink-2">{trackText.intro}</p>
        <TrackForm given={actionData} isSent={isSent && !actionData} />
        <p className="mt-10 text-ink-2">
          {trackText.account}{" "}
          <Link to="/dashboard/my-orders" className="text-ink underline decoration-geru">
            {trackText.myOrders}
          </Link>
        </p>
      </div>
      <img
        src="/drawings/orders.webp"
        alt=""
        width="480"
        height="320"
        loading="lazy"
        className="h-auto w-full max-w-105 max-md:hidden"
      />
    </Wrap>
  );
}
