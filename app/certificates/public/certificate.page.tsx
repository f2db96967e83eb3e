import { data, redirect } from "react-router";
import { visitorOf } from "#accounts/guard.server.ts";
import { shopOf } from "#platform/config/shop-settings.ts";
import { pageMeta } from "#platform/html/page-meta.ts";
import { requestFacts, services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { exceptAfterRefusal, withFailedAction, withFailure } from "#ui/page/failed-request.ts";
import { certificatePath, isCode, lookUpPath, pastedCode } from "../certificate-code.ts";
import { spokenCertificate } from "../certificates.db.server.ts";
import type { Route } from "./+types/certificate.page.ts";
import { certificateText as text } from "./certificate.text.ts";
import { CertificateView } from "./certificate-view.tsx";
import { type ClaimAnswer, parseClaim } from "./claim.form.ts";
import { claimAnswer } from "./claim-answer.server.ts";
import { lookAt } from "./look.server.ts";
import { NoCertificateView } from "./no-certificate-view.tsx";
import { type NoCertificate, publicCertificate } from "./public-certificate.ts";

export const policy: RoutePolicy = { cached: false };

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  pageMeta({
    title: loaderData && "code" in loaderData ? text.pageTitle(loaderData.code) : text.lookUp.title,
    description: text.description,
    path: certificatePath(encodeURIComponent(params.code)),
    noIndex: true,
    shop: shopOf(matches),
  });

const statuses: Readonly<Record<NoCertificate, number>> = {
  asked: 200,
  mistyped: 404,
  unknown: 404,
  limited: 429,
  unread: 503,
};

const mostTyped = 300;

const without = (why: NoCertificate, typed: string) => data({ why, typed }, { status: statuses[why] });

/** A code that was typed comes in a parameter of its own: `code` is a discount's, on every page. */
export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const asked = url.searchParams.get("certificate");
  const typed = (asked ?? params.code).slice(0, mostTyped);
  if (asked === null && certificatePath(params.code) === lookUpPath) return without("asked", "");
  const code = pastedCode(typed);
  if (!isCode(code)) return without("mistyped", typed);
  if (code !== params.code || asked !== null) throw redirect(certificatePath(code), 303);
  const { clientAddress } = requestFacts(context);
  const isOwner = (await visitorOf(request, context))?.role === "admin";
  const counts = request.method === "GET" && !isOwner;
  const found = await lookAt(services(context), { code, clientAddress, counts });
  if (typeof found === "string") return without(found, typed);
  return data(publicCertificate(await spokenCertificate(services(context).db, found)));
}

/** Anyone who has the secret is led back to the page, which says so. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await postedForm(request);
  const parsed = parseClaim(form);
  if (parsed.kind === "refused") return data<ClaimAnswer>(parsed, { status: 422 });
  const { clientAddress } = requestFacts(context);
  const { secret } = parsed.value;
  const answer = await claimAnswer(services(context), { code: params.code, secret, clientAddress });
  if ("notice" in answer) throw redirectWithNotice(certificatePath(params.code), answer.notice);
  return data(answer.refusal, { status: answer.status });
}

const unread = { why: "unread", typed: "" } as const;

export const clientLoader = (call: Route.ClientLoaderArgs) => withFailure(call, unread);

export const clientAction = (call: Route.ClientActionArgs) =>
  withFailedAction<ClaimAnswer, ClaimAnswer>(call, { kind: "failed" }, { ...text.unsent });

export const shouldRevalidate = exceptAfterRefusal;

export default function CertificatePage({ loaderData, actionData }: Route.ComponentProps) {
  if ("why" in loaderData) return <NoCertificateView {...loaderData} />;
  return <CertificateView certificate={loaderData} answer={actionData} />;
}
