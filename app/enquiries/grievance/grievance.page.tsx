import { data, redirect } from "react-router";
import { shopOf, useShop } from "#platform/config/shop-settings.ts";
import { pageMeta } from "#platform/html/page-meta.ts";
import { requestFacts, services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { httpStatusOf, isByScript } from "#ui/form/form-answer.ts";
import { exceptAfterPost, withFailedAction } from "#ui/page/failed-request.ts";
import { Wrap } from "#ui/page/wrap.tsx";
import { langOf } from "#values/language/content-language.ts";
import type { Route } from "./+types/grievance.page.ts";
import type { GrievanceAnswer } from "./grievance.form.ts";
import { grievanceText as text } from "./grievance.text.ts";
import { GrievanceForm } from "./grievance-form.tsx";
import { receiveGrievance } from "./receive-grievance.server.ts";

export const policy: RoutePolicy = { cached: [], inSitemap: true, beforeOpening: "open" };

/** Script gets the answer; a form without script is led to the ticket. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await postedForm(request);
  const answer = await receiveGrievance(services(context), requestFacts(context).clientAddress, form);
  if (answer.kind === "done" && !isByScript(form)) throw redirect(answer.kept, 303);
  return data(answer, { status: httpStatusOf(answer) });
}

export const shouldRevalidate = exceptAfterPost;

export const clientAction = (call: Route.ClientActionArgs) =>
  withFailedAction<GrievanceAnswer, GrievanceAnswer>(call, { kind: "failed" }, text.failed);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: text.title,
    description: text.description,
    path: "/grievance",
    shop: shopOf(matches),
  });

export default function GrievancePage({ actionData }: Route.ComponentProps) {
  return (
    <Wrap className="pb-16 md:pb-24">
      <h1 className="pt-8 text-3xl md:pt-16">{text.title}</h1>
      <p className="mt-3 mb-8 max-w-measure text-ink-2 md:mb-12">{text.intro}</p>
      <div className="grid gap-12 md:grid-cols-[7fr_5fr] md:gap-16">
        <GrievanceForm given={actionData} />
        <Officer />
      </div>
    </Wrap>
  );
}

/** Whom the law wants named. */
function Officer() {
  const shop = useShop();
  const { grievanceOfficer, address, email, phone } = shop;
  const link = "inline-flex min-h-11 items-center underline decoration-geru wrap-anywhere hover:text-geru";
  return (
    <section className="grid content-start gap-4">
      <h2 className="text-lg">{text.officer}</h2>
      <address className="not-italic">
        <p lang={langOf(shop, "grievanceOfficer")} className="font-semibold">
          {grievanceOfficer}
        </p>
        <p lang={langOf(shop, "address")} className="text-balance">
          {address}
        </p>
        <p>
          <a href={`mailto:${email}`} className={link}>
            {email}
          </a>
        </p>
        <p>
          <a href={`tel:${phone.replace(/\s/g, "")}`} className={link}>
            {phone}
          </a>
        </p>
      </address>
      <p className="text-sm text-ink-2">{text.helpline}</p>
    </section>
  );
}
