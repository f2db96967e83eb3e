import {
  createContext,
  data,
  type MiddlewareFunction,
  type RouterContextProvider,
  redirect,
} from "react-router";
import { actingFrom } from "#platform/audit/acting-device.server.ts";
import { DatabaseDown } from "#platform/database/database-error.server.ts";
import { speakingToStaff } from "#platform/language/speaking.server.ts";
import { services } from "#platform/services.server.ts";
import { languageChosen, languageLine } from "#platform/web/staff-language.server.ts";
import { languageNow } from "#values/language/language.ts";
import { type Actor, homeOf } from "./actor.ts";
import { askAnew } from "./fresh/ask-anew.server.ts";
import { type Holder, holds, holdsAll } from "./permissions/holder.ts";
import type { Permission } from "./permissions/permissions.ts";
import { noteSignIn } from "./session/auth-session.server.ts";
import { signInPath } from "./session/return-path.ts";
import { visitOf } from "./session/visit.server.ts";
import { deviceOf } from "./settings/settings.ts";
import { twoStepPath } from "./two-step/two-step.ts";

type Context = Readonly<RouterContextProvider>;

const guardedContext = createContext<Actor | null>(null);

/**
 * For a layout's `middleware`: everything below it, pages, their data, forms and files alike, is for
 * signed-in customers (ACCOUNT-17). Guests are led to /login, admins to their own area.
 */
export const customersOnly = guard("/login", ({ role }) => (role === "admin" ? homeOf("admin") : undefined));

/** The same for admins: guests are led to /admin-login, customers to their own area. */
export const adminsOnly = guard(
  "/admin-login",
  ({ role, twoStep }, path) => {
    if (role !== "admin") return homeOf("user");
    // Who needs two-step sign-in and has none sets it up before anything else (TWOSTEP-31).
    return twoStep === "wanted" && path !== twoStepPath ? twoStepPath : undefined;
  },
  askAnew,
);

/** For pages that guests and customers share: an admin is led to the own area (ACCOUNT-17). */
export const notForAdmins = notForAdminsUnless(async () => false);

/** The same where an admin may enter after all, as `mayEnter` says of the request. */
export function notForAdminsUnless(
  mayEnter: (request: Request, context: Context) => Promise<boolean>,
): MiddlewareFunction<Response> {
  return async ({ request, context }, next) => {
    const { actor, setCookies } = await visitOf(request, context, { prolong: true });
    if (actor?.role === "admin" && !(await mayEnter(request, context)))
      throw redirect(homeOf("admin"), { status: 303 });
    return withCookies(await next(), setCookies);
  };
}

function guard(
  signIn: "/login" | "/admin-login",
  elsewhere: (actor: Actor, path: string) => string | undefined,
  ask?: typeof askAnew,
): MiddlewareFunction<Response> {
  return async ({ request, url, context }, next) => {
    const visit = await visitOf(request, context, { prolong: true });
    const { actor, setCookies } = visit;
    if (!actor) {
      // A form that was posted is not sent again: its page is what the visitor came from.
      const from = request.method === "GET" ? url.pathname + url.search : url.pathname;
      throw redirect(signInPath(signIn, from), { status: 303, headers: cookieHeaders(setCookies) });
    }
    const other = elsewhere(actor, url.pathname);
    if (other) throw ledAway(context, { ...visit, actor }, other);
    const answer = async () => {
      // Where two guards stand over a route the first has asked, and a code that came along is used up by it.
      if (!context.get(guardedContext)) await ask?.({ request, url, context }, actor);
      context.set(guardedContext, actor);
      return next();
    };
    if (actor.role === "user") return withCookies(await answer(), setCookies);
    const device = deviceOf(request.headers.get("user-agent"));
    const answered = await speakingToStaff(actor.language ?? languageNow(), () => actingFrom(device, answer));
    return withCookies(answered, [...setCookies, ...languageKept(request, context, actor)]);
  };
}

/** What is said before they are known again, as that the shop is away, is said in their language, too. */
function languageKept(request: Request, context: Context, { language }: Actor): readonly string[] {
  const { origin } = services(context).config;
  const isKept = language === undefined || languageChosen(request.headers.get("Cookie"), origin) === language;
  return isKept ? [] : [languageLine(language, origin)];
}

/** The redirect of somebody who may not enter. */
function ledAway(
  context: Context,
  { actor, problem, setCookies }: Awaited<ReturnType<typeof visitOf>> & { actor: Actor },
  to: string,
): Response {
  // An admin who can't be distinguished from a customer just now comes again; led away, what was typed would
  // be lost without a word.
  if (problem === "network") throw new DatabaseDown("a profile can't be read");
  if (actor.role === "user") noteSignIn(services(context), { outcome: "turned-away", userId: actor.id });
  return redirect(to, { status: 303, headers: cookieHeaders(setCookies) });
}

function withCookies(response: Response, setCookies: readonly string[]): Response {
  for (const cookie of setCookies) response.headers.append("Set-Cookie", cookie);
  return response;
}

/** The admin who makes this request. Throws where no guard ran: a route without its guard stays shut. */
export function adminOf(context: Context): Actor {
  return guarded(context, "admin");
}

/**
 * The member of the staff who makes this request and holds what it needs, if it needs anything. Throws a
 * refusal (403), which the admin area's frame shows, where they do not (STAFF-3); and where no guard ran.
 */
export function staffWith<P extends Permission = never>(context: Context, needed: P | "anyone"): Holder<P> {
  const actor = adminOf(context);
  if (mayEnter(actor, needed)) return actor;
  throw data(null, { status: 403 });
}

const mayEnter = <P extends Permission>(actor: Actor, needed: P | "anyone"): actor is Holder<P> =>
  needed === "anyone" || holds(actor, needed);

/** The same for one of several forms of a page, each of which needs something else. */
export function holderOf<P extends Permission>(actor: Actor, needed: P): Holder<P> {
  if (holds(actor, needed)) return actor;
  throw data(null, { status: 403 });
}

/** The same where it takes several. */
export function holderOfAll<P extends Permission>(actor: Actor, needed: readonly P[]): Holder<P> {
  if (holdsAll(actor, needed)) return actor;
  throw data(null, { status: 403 });
}

/** The member of the staff who takes a file of records out, which they may see in their place, too. */
export function exporterOf(context: Context, { of }: { of: Permission }): Holder<"export"> {
  return holderOf<"export">(staffWith(context, of), "export");
}

/** The customer who makes this request. Throws where no guard ran. */
export function customerOf(context: Context): Actor {
  return guarded(context, "user");
}

function guarded(context: Context, role: Actor["role"]): Actor {
  const actor = context.get(guardedContext);
  if (actor?.role !== role) throw new Error(`a page for role ${role} was reached without its guard`);
  return actor;
}

/** Who makes this request, on pages that are open to guests; null for nobody. */
export async function visitorOf(request: Request, context: Context): Promise<Actor | null> {
  return (await visitOf(request, context)).actor;
}

/** Set-Cookie lines as the headers of an answer. */
export function cookieHeaders(setCookies: readonly string[]): Headers {
  const headers = new Headers();
  for (const cookie of setCookies) headers.append("Set-Cookie", cookie);
  return headers;
}
