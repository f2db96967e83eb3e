import { data, redirect } from "react-router";
import { shopOf, useShop } from "#platform/config/shop-settings.ts";
import { pageMeta } from "#platform/html/page-meta.ts";
import { requestFacts, services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { httpStatusOf, isByScript } from "#ui/form/form-answer.ts";
import { Link } from "#ui/link.tsx";
import { Icon } from "#ui/media/icon.tsx";
import { exceptAfterPost, withFailedAction, withFailure } from "#ui/page/failed-request.ts";
import { Wrap } from "#ui/page/wrap.tsx";
import { langOf } from "#values/language/content-language.ts";
import type { Route } from "./+types/contact.page.ts";
import type { ContactAnswer } from "./contact.form.ts";
import { contactText } from "./contact.text.ts";
import { ContactForm } from "./contact-form.tsx";
import { ContactMap } from "./contact-map.tsx";
import { receiveContact } from "./receive-contact.server.ts";

export const policy: RoutePolicy = { cached: ["sent"], inSitemap: true, beforeOpening: "open" };

export const loader = ({ url }: Route.LoaderArgs) => ({ isSent: url.searchParams.has("sent") });

/** The browser has the shop's address and number already: they stand even while the shop can't be reached. */
export const clientLoader = (call: Route.ClientLoaderArgs) =>
  withFailure(call, { isSent: false }, contactText.unreached);

/** Script gets the answer; a form without script is led to a page that shows the same. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await postedForm(request);
  const answer = await receiveContact(services(context), requestFacts(context).clientAddress, form);
  if (answer.kind === "done" && !isByScript(form)) throw redirect("/contact?sent=1", 303);
  return data(answer, { status: httpStatusOf(answer) });
}

export const shouldRevalidate = exceptAfterPost;

export const clientAction = (call: Route.ClientActionArgs) =>
  withFailedAction<ContactAnswer, ContactAnswer>(call, { kind: "failed" }, contactText.failed);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: contactText.title,
    description: contactText.intro,
    path: "/contact",
    shop: shopOf(matches),
  });

export default function ContactPage({ loaderData: { isSent }, actionData }: Route.ComponentProps) {
  return (
    <Wrap className="pb-16 md:pb-24">
      <h1 className="pt-8 text-3xl md:pt-16">{contactText.title}</h1>
      <p className="mt-3 mb-8 max-w-measure text-ink-2 md:mb-12">{contactText.intro}</p>
      <div className="grid gap-12 md:grid-cols-[7fr_5fr] md:gap-16">
        <ContactForm given={actionData} isSent={isSent && !actionData} />
        <Whereabouts />
      </div>
    </Wrap>
  );
}

function Whereabouts() {
  const shop = useShop();
  const { address, email, phone } = shop;
  const row = "flex items-start gap-3";
  return (
    <div className="grid content-start gap-6">
      <address className="grid gap-3 not-italic">
        <p className={row}>
          <Icon name="pin" className="mt-0.5 size-6" />
          <span lang={langOf(shop, "address")} className="text-balance">
            {address}
          </span>
        </p>
        <p className={row}>
          <Icon name="mail" className="mt-0.5 size-6" />
          <a
            href={`mailto:${email}`}
            className="-my-2.5 inline-flex min-h-11 min-w-0 items-center underline decoration-geru wrap-anywhere hover:text-geru"
          >
            {email}
          </a>
        </p>
        <p className={row}>
          <Icon name="phone" className="mt-0.5 size-6" />
          <a
            href={`tel:${phone.replace(/\s/g, "")}`}
            className="-my-2.5 inline-flex min-h-11 items-center hover:text-geru"
          >
            {phone}
          </a>
        </p>
      </address>
      <ContactMap address={address} />
      <p>
        <Link to="/grievance" className="action">
          {contactText.grievance}
        </Link>
      </p>
    </div>
  );
}
