import { randomBytes } from "node:crypto";
import { redirect } from "react-router";
import { requestFacts, services } from "#platform/context.server.ts";
import { noticeCookie } from "#platform/notice.ts";
import { messageAllowance, takeToken } from "#platform/rate-limit.server.ts";
import type { Services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/posted-form.server.ts";
import type { Route } from "./+types/newsletter.endpoint.ts";
import { isHoneypotFilled } from "./honeypot.ts";
import { subscribe } from "./newsletter.db.server.ts";
import { parseNewsletter } from "./newsletter.form.ts";
import { newsletterText } from "./newsletter.text.ts";

type Outcome = Exclude<keyof typeof newsletterText, "failed">;

const statuses: Record<Outcome, number> = { subscribed: 200, invalid: 422, tooMany: 429 };

/** Signs an address up. Script gets JSON; a plain form goes back to where it stood, with a notice for its next page. */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = services(context);
  const outcome = await signUp(shop, requestFacts(context).clientAddress, await postedForm(request));
  const notice = newsletterText[outcome];
  if (request.headers.get("Accept")?.includes("application/json")) {
    const answer = outcome === "subscribed" ? { ok: true } : { ok: false, message: notice.text };
    return Response.json(answer, { status: statuses[outcome] });
  }
  return redirect(pathBack(request.headers.get("Referer"), shop.config.origin), {
    headers: { "Set-Cookie": noticeCookie(notice) },
  });
}

/** A program that filled the honeypot hears what everybody hears, and nothing is kept. */
async function signUp({ db, now }: Services, sender: string, form: FormData): Promise<Outcome> {
  const asked = parseNewsletter(form);
  if (!asked) return "invalid";
  const token = await takeToken(db, messageAllowance, sender, now());
  if (!token.ok) return "tooMany";
  if (isHoneypotFilled(form)) return "subscribed";
  await subscribe(db, asked, { at: now(), unsubscribeToken: randomBytes(24).toString("base64url") });
  return "subscribed";
}

/** The path of the page that the form stood on; only ever one of this shop's own. */
function pathBack(referer: string | null, origin: string): string {
  const page = referer ? URL.parse(referer) : null;
  const isOwn = page?.origin === origin || page?.origin === origin.replace("//localhost", "//127.0.0.1");
  return page && isOwn && !page.pathname.startsWith("//") ? page.pathname + page.search : "/";
}

/** Nothing to see here. */
export const loader = () => redirect("/");
