import { useEffect, useState } from "react";
import { data, Form, redirect } from "react-router";
import { labelText } from "#accounts/account.text.ts";
import { customerOf } from "#accounts/guard.server.ts";
import { endAuthSession } from "#accounts/session/auth-session.server.ts";
import { forgottenOrderAccess } from "#accounts/session/placed-orders.server.ts";
import { ownSettingsText } from "#accounts/settings/settings.text.ts";
import { shopOf } from "#platform/config/shop-settings.ts";
import { pageMeta } from "#platform/html/page-meta.ts";
import { noticeCookie } from "#platform/notice.ts";
import { requestFacts, services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { Button, ButtonLink } from "#ui/form/button.tsx";
import { Field } from "#ui/form/field.tsx";
import { useToast } from "#ui/overlay/toast.tsx";
import type { Route } from "./+types/delete-account.page.ts";
import { deleteAccount } from "./delete-account.server.ts";
import { privacyText as text } from "./privacy.text.ts";

export const policy: RoutePolicy = { cached: false };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: text.title,
    description: text.intro,
    path: "/dashboard/settings/delete",
    noIndex: true,
    shop: shopOf(matches),
  });

/** Nothing is read; its data request passes the guard all the same. */
export const loader = ({ context }: Route.LoaderArgs) => ({ email: customerOf(context).email });

export async function action({ request, context }: Route.ActionArgs) {
  const shop = services(context);
  const actor = customerOf(context);
  const password = (await postedForm(request)).get("currentPassword");
  if (typeof password !== "string" || password === "") {
    return data({ error: ownSettingsText.password.currentMissing }, { status: 422 });
  }
  const proof = await deleteAccount(shop, { actor }, password);
  if (proof === "wrong") return data({ error: ownSettingsText.password.currentWrong }, { status: 422 });
  if (proof === "too-many") return data({ error: ownSettingsText.password.tooMany }, { status: 429 });
  const { clientAddress } = requestFacts(context);
  const cookies = await endAuthSession(shop, { request, clientAddress });
  const headers = new Headers({ Location: "/" });
  for (const cookie of [...cookies, forgottenOrderAccess(shop.config.origin), noticeCookie(text.deleted)]) {
    headers.append("Set-Cookie", cookie);
  }
  throw redirect("/", { status: 303, headers });
}

/**
 * Is a form on its way by a whole document, which the router does not know? A page that Back brings from
 * memory begins anew.
 */
function useDocumentSending(): [boolean, () => void] {
  const [isSending, setSending] = useState(false);
  useEffect(() => {
    const reset = () => setSending(false);
    window.addEventListener("pageshow", reset);
    return () => window.removeEventListener("pageshow", reset);
  }, []);
  return [isSending, () => setSending(true)];
}

export default function DeleteAccountPage({ loaderData, actionData }: Route.ComponentProps) {
  const toast = useToast();
  const error = actionData?.error;
  useEffect(() => {
    if (error) toast({ title: text.failed, text: error, tone: "destructive" });
  }, [error, toast]);
  const [isDeleting, begin] = useDocumentSending();
  return (
    <div className="max-w-measure">
      <h1 className="pt-6 pb-4 text-3xl md:pt-0">{text.title}</h1>
      <p>{text.intro}</p>
      <p className="mt-3 text-ink-2">{text.orders}</p>
      <p className="mt-3">
        {text.download}{" "}
        <a href="/dashboard/settings/data" download className="underline decoration-geru">
          {ownSettingsText.data.download}
        </a>
      </p>
      {/* The whole page is left: nothing in it may go on for somebody who is gone. */}
      <Form method="post" reloadDocument noValidate onSubmit={begin} className="mt-6 grid gap-5">
        <p className="text-sm text-ink-2">
          {text.signedInAs.before} <b>{loaderData.email}</b>
          {text.signedInAs.after}
        </p>
        <Field
          name="currentPassword"
          label={labelText.currentPassword}
          type="password"
          autoComplete="current-password"
          required
          error={error}
          className="max-w-80"
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" pending={isDeleting}>
            {text.submit}
          </Button>
          <ButtonLink to="/dashboard/settings">{text.keep}</ButtonLink>
        </div>
      </Form>
    </div>
  );
}
