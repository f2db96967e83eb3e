import { data, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { requestFacts, services } from "#platform/context.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { type Notice, noticeCookie } from "#platform/notice.ts";
import { pageMeta } from "#platform/page-meta.ts";
import { shopOf } from "#platform/shop-settings.ts";
import { postedForm } from "#platform/web/posted-form.server.ts";
import { withFailedAction, withFailure } from "#ui/failed-request.ts";
import { FailedView } from "#ui/failed-view.tsx";
import { isByScript, statusOf } from "#ui/form-answer.ts";
import { SentNotice } from "#ui/form-notice.tsx";
import type { Route } from "./+types/settings.page.ts";
import { endSessions } from "./account.db.server.ts";
import { customerOf } from "./guard.server.ts";
import { PasswordForm } from "./password-form.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { receivePassword, receiveProfile } from "./receive-settings.server.ts";
import { SessionList } from "./session-list.tsx";
import { listSessions } from "./settings.db.server.ts";
import type { PasswordAnswer, ProfileAnswer } from "./settings.form.ts";
import { settingsText } from "./settings.text.ts";
import { type SettingsForm, settingsFormOf } from "./settings.ts";
import { YourData } from "./your-data.tsx";

type SettingsAnswer =
  | { form: "profile"; answer: ProfileAnswer }
  | { form: "password"; answer: PasswordAnswer };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: settingsText.title,
    description: "Your name, phone, password and devices.",
    path: "/dashboard/settings",
    noIndex: true,
    shop: shopOf(matches),
  });

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, now } = services(context);
  const actor = customerOf(context);
  const { fullName, email, phone } = actor;
  return {
    profile: { fullName, email, phone },
    sessions: await listSessions(db, actor, now()),
    /** What a form without script has just done. */
    done: url.searchParams.get("done"),
  };
}

export const clientLoader = (call: Route.ClientLoaderArgs) =>
  withFailure(call, null, settingsText.readFailed);

/** Script gets the answer; a form without script is led to a page that says the same. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = services(context);
  const actor = customerOf(context);
  const { clientAddress } = requestFacts(context);
  const form = await postedForm(request);
  const which = settingsFormOf(form.get("form"));
  if (which === undefined) throw data(null, { status: 400 });
  if (which === "sessions") {
    await inTransaction(shop.db, (trx) => endSessions(trx, actor.id, { except: actor.sessionId }));
    throw led(which, settingsText.sessions.ended);
  }
  const given: SettingsAnswer =
    which === "profile"
      ? { form: which, answer: await receiveProfile(shop, actor, form) }
      : { form: which, answer: await receivePassword(shop, { actor, clientAddress }, form) };
  const { answer } = given;
  if (isByScript(form)) return data(given.answer, { status: statusOf(answer) });
  if (answer.kind === "sent") throw led(answer.kept === "unchanged" ? "unchanged" : which);
  return data(given, { status: statusOf(answer) });
}

function led(done: SettingsForm | "unchanged", notice?: Notice): Response {
  const headers = notice ? { "Set-Cookie": noticeCookie(notice) } : undefined;
  return redirect(`/dashboard/settings?done=${done}`, { status: 303, headers });
}

/** A form that could not be sent changed nothing: it stays standing with what was typed. */
export const shouldRevalidate = ({
  formMethod,
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  formMethod === "POST" && actionResult?.kind === "failed" ? false : defaultShouldRevalidate;

/** Each form's own words where the shop can't be reached. */
export async function clientAction(call: Route.ClientActionArgs) {
  const form = settingsFormOf((await call.request.clone().formData()).get("form")) ?? "profile";
  return withFailedAction(call, { kind: "failed" as const }, settingsText[form].failed);
}

const doneNotices: Record<string, { title: string; text: string }> = {
  profile: settingsText.profile.saved,
  unchanged: settingsText.profile.unchanged,
  password: settingsText.password.changed,
  sessions: settingsText.sessions.ended,
};

export default function SettingsPage({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <FailedView {...settingsText.readFailed} />;
  const { profile, sessions, done } = loaderData;
  const given = actionData && "form" in actionData ? actionData : undefined;
  const notice = given ? undefined : doneNotices[done ?? ""];
  return (
    <>
      <h1 className="pt-6 pb-6 text-3xl md:pt-0 md:pb-8">{settingsText.title}</h1>
      {notice && (
        // With script a toast says it.
        <div className="max-w-form [@media(scripting:enabled)]:hidden">
          <SentNotice {...notice} />
        </div>
      )}
      <div className="grid max-w-form gap-12">
        <ProfileForm profile={profile} given={given?.form === "profile" ? given.answer : undefined} />
        <PasswordForm given={given?.form === "password" ? given.answer : undefined} />
        <SessionList sessions={sessions} />
        <YourData />
      </div>
    </>
  );
}

export function ErrorBoundary() {
  return <FailedView {...settingsText.readFailed} />;
}
