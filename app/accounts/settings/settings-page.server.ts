import { data, type RouterContextProvider, redirect } from "react-router";
import type { Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { speakingToStaff } from "#platform/language/speaking.server.ts";
import { noticeCookie } from "#platform/notice.ts";
import { type MailServices, type Services, services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import { httpStatusOf, isByScript } from "#ui/form/form-answer.ts";
import { whatsappNumber } from "#values/contact/phone.ts";
import { isLanguage, languageNow } from "#values/language/language.ts";
import { endSessions } from "../account.db.server.ts";
import { type Actor, ownSettingsPaths } from "../actor.ts";
import { cookieHeaders } from "../guard.server.ts";
import { knownBrowserLine } from "../guessing/known-browser.server.ts";
import { changePassword, type SettingsSender } from "../password/change-password.server.ts";
import { keepStaffLanguage, listSessions, updateProfile } from "./settings.db.server.ts";
import {
  type PasswordAnswer,
  type ProfileAnswer,
  parsePasswordChange,
  parseProfile,
  profileTyped,
  type SettingsAnswer,
} from "./settings.form.ts";
import { ownSettingsText } from "./settings.text.ts";
import { isSameProfile, type ProfileFields, type SettingsFormName, settingsFormOf } from "./settings.ts";

type Context = Readonly<RouterContextProvider>;

/** What the settings of the signed-in person show; `actor` comes from the page's guard. */
export async function readOwnSettings(context: Context, actor: Actor, url: URL) {
  const shop = services(context);
  const { db, now } = shop;
  const { email } = actor;
  return {
    profile: { email, ...(await profileOf(shop, actor)) },
    sessions: await listSessions(db, actor, now()),
    /** What a form without script has just done. */
    done: url.searchParams.get("done"),
  };
}

/**
 * Takes one of the settings' forms. Script gets the answer; a form without script is led to a page that says
 * the same.
 */
export async function receiveSettings(
  { context, request }: { context: Context; request: Request },
  actor: Actor,
) {
  const shop = services(context);
  const form = await postedForm(request);
  const which = settingsFormOf(form.get("form"));
  if (which === undefined) throw data(null, { status: 400 });
  if (which === "sessions") {
    await inTransaction(shop.db, (trx) => endSessions(trx, actor.id, { except: actor.sessionId }));
    throw led(actor, which, [noticeCookie(ownSettingsText.sessions.ended)]);
  }
  if (which === "language") throw await receiveLanguage(shop, actor, form.get("language"));
  const given: SettingsAnswer =
    which === "profile"
      ? { form: which, answer: await receiveProfile(shop, actor, form) }
      : { form: which, answer: await receivePassword(shop, { actor }, form) };
  const { answer } = given;
  const isNew = given.form === "password" && answer.kind === "done";
  const cookies = isNew ? await knownBrowserLine(shop, request, actor.id) : [];
  if (isByScript(form))
    return data(given.answer, { status: httpStatusOf(answer), headers: cookieHeaders(cookies) });
  if (answer.kind === "done") throw led(actor, answer.kept === "unchanged" ? "unchanged" : which, cookies);
  return data(given, { status: httpStatusOf(answer) });
}

/** The page that comes of it speaks it already. */
async function receiveLanguage(
  { db }: Pick<MailServices, "db">,
  actor: Actor,
  language: FormDataEntryValue | null,
): Promise<Response> {
  if (actor.role !== "admin" || !isLanguage(language)) throw data(null, { status: 400 });
  await keepStaffLanguage(db, actor.id, language);
  const said = speakingToStaff(language, () => noticeCookie(ownSettingsText.language.saved));
  return led(actor, "language", [said]);
}

function led({ role }: Actor, done: SettingsFormName | "unchanged", cookies: readonly string[]): Response {
  return redirect(`${ownSettingsPaths[role]}?done=${done}`, { status: 303, headers: cookieHeaders(cookies) });
}

type ProfileShop = MailServices & Pick<Services, "whatsapp">;

/** As it is stored. A phone that was changed elsewhere is not the one that messages were agreed to for. */
async function profileOf(
  { db, whatsapp }: Pick<ProfileShop, "db" | "whatsapp">,
  { id, fullName, phone }: Actor,
): Promise<ProfileFields> {
  const number = await whatsapp?.numberOf(db, id);
  const isOn = number !== undefined && number === whatsappNumber(phone ?? "");
  return { fullName, phone, ...(isOn && { alsoOnWhatsapp: true }) };
}

/**
 * Changes the name and phone of the signed-in person, and whether news come there by WhatsApp: the form does
 * not say whose profile it is.
 */
export async function receiveProfile(
  shop: ProfileShop,
  actor: Actor,
  form: FormData,
): Promise<ProfileAnswer> {
  const parsed = parseProfile(form);
  if (parsed.kind === "refused") return parsed;
  const before = await profileOf(shop, actor);
  if (isSameProfile(parsed.value, before)) return { kind: "done", kept: "unchanged" };
  const isSaved = await inTransaction(shop.db, async (trx) => {
    if (!(await updateProfile(trx, actor.id, parsed.value))) return false;
    await keepWhatsapp(trx, shop, actor, { before, after: parsed.value });
    return true;
  });
  if (isSaved) return { kind: "done", kept: "saved" };
  return { kind: "failed", text: ownSettingsText.profile.failed.text, typed: profileTyped(form) };
}

/** Another number is agreed to anew. */
async function keepWhatsapp(
  trx: Trx,
  { whatsapp, now }: ProfileShop,
  { id: profileId, role }: Actor,
  { before, after }: { before: ProfileFields; after: ProfileFields },
): Promise<void> {
  const number = after.alsoOnWhatsapp && role === "user" ? whatsappNumber(after.phone ?? "") : undefined;
  if (before.alsoOnWhatsapp && before.phone === after.phone && number !== undefined) return;
  const about = { profileId };
  if (number === undefined) await whatsapp?.takeBack(trx, about, now());
  else await whatsapp?.agree(trx, { about, number, language: languageNow(), at: now() });
}

/** Changes the password of the signed-in person. */
export async function receivePassword(
  shop: MailServices,
  sender: SettingsSender,
  form: FormData,
): Promise<PasswordAnswer> {
  const parsed = parsePasswordChange(form, sender.actor.role);
  if (parsed.kind === "refused") return parsed;
  const proof = await changePassword(shop, sender, parsed.value);
  if (proof === "right") return { kind: "done", kept: undefined };
  if (proof === "too-many") return { kind: "failed", text: ownSettingsText.password.tooMany };
  return { kind: "refused", errors: { currentPassword: ownSettingsText.password.currentWrong }, typed: {} };
}
