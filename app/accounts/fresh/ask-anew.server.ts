import { type RouterContextProvider, redirect } from "react-router";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { routePolicyContext, services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { textIn } from "#values/text/form-text.ts";
import type { Actor } from "../actor.ts";
import { mayTryCode } from "../guessing/limits.server.ts";
import type { TwoStepServices } from "../two-step/change-two-step.server.ts";
import { noteProved } from "../two-step/second-factor.db.server.ts";
import { takeProof } from "../two-step/take-code.server.ts";
import { isFresh } from "../two-step/two-step.ts";
import { type ConfirmProblem, confirmAddress, freshCodeField, type TakenFields } from "./fresh-proof.ts";

interface Asked {
  request: Request;
  url: URL;
  context: Readonly<RouterContextProvider>;
}

/**
 * Has an admin with two-step sign-in prove anew that it is still them, where the route's policy asks for it
 * (TWOSTEP-21). Leads to the page that asks: what is read by GET, a form with all that was typed by 307,
 * which every browser and the router follow with the same form.
 */
export async function askAnew({ request, url, context }: Asked, actor: Actor): Promise<void> {
  const { fresh, body } = context.get(routePolicyContext);
  if (fresh === undefined || actor.twoStep !== "on") return;
  const shop = services(context);
  const to = url.pathname + url.search;
  if (request.method !== "POST") {
    if ((fresh === "file" || fresh === "page") && !isFresh(actor.provedAt, shop.now()))
      throw redirect(confirmAddress(to, fresh), { status: 303 });
    return;
  }
  const isWithFiles = body === "uploads";
  if (isFresh(actor.provedAt, shop.now(), isWithFiles ? "withFiles" : "usually")) return;
  const form = await postedForm(request.clone());
  if (asksFor(fresh, form)) await askForForm({ url, context }, actor, form);
}

/**
 * The same where only what a form holds tells that it is grave, as a price that gives goods away: for an
 * action that has read it. Files that came with it are `taken` before, since no page can carry them.
 */
export async function askForForm(
  { url, context }: Omit<Asked, "request">,
  actor: Actor,
  form: FormData,
  taken: TakenFields = [],
): Promise<void> {
  const shop = services(context);
  if (actor.twoStep !== "on" || isFresh(actor.provedAt, shop.now())) return;
  const problem = await problemOf(shop, actor, textIn(form, freshCodeField));
  if (problem === "none") return;
  throw redirect(confirmAddress(url.pathname + url.search, "form", problem, taken), { status: 307 });
}

const asksFor = (fresh: NonNullable<RoutePolicy["fresh"]>, form: FormData): boolean =>
  typeof fresh === "string" || fresh.includes(textIn(form, "intent"));

/** 'none' once the code that came along was right; undefined where none came. */
async function problemOf(
  shop: TwoStepServices,
  actor: Actor,
  code: string,
): Promise<ConfirmProblem | "none" | undefined> {
  if (code.trim() === "") return undefined;
  return (await confirmByCode(shop, actor, code)) ?? "none";
}

/** Takes a code that proves anew; returns why it was not taken. */
export async function confirmByCode(
  shop: TwoStepServices,
  actor: Actor,
  code: string,
): Promise<ConfirmProblem | undefined> {
  const attempt = await mayTryCode(shop, actor.email, `session ${actor.sessionId}`);
  if (!attempt.ok) return "too-many";
  const isRight = await inTransaction(shop.db, async (trx) => {
    if (!(await takeProof(trx, shop, actor, code.trim().slice(0, 60)))) return false;
    await noteProved(trx, actor.sessionId, shop.now());
    return true;
  });
  if (!isRight) return "wrong";
  await attempt.right();
  shop.sendMailSoon();
  return undefined;
}
