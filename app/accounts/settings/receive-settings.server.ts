import type { MailServices } from "#platform/services.server.ts";
import type { Actor } from "../actor.ts";
import { changePassword, type SettingsSender } from "../password/change-password.server.ts";
import { updateProfile } from "./settings.db.server.ts";
import {
  type PasswordAnswer,
  type ProfileAnswer,
  parsePasswordChange,
  parseProfile,
  profileTyped,
} from "./settings.form.ts";
import { ownSettingsText } from "./settings.text.ts";
import { isSameProfile } from "./settings.ts";

/** Changes the name and phone of whoever is signed in: whose profile it is, the form does not say. */
export async function receiveProfile(
  shop: MailServices,
  actor: Actor,
  form: FormData,
): Promise<ProfileAnswer> {
  const parsed = parseProfile(form);
  if (parsed.kind === "refused") return parsed;
  if (isSameProfile(parsed.value, actor)) return { kind: "done", kept: "unchanged" };
  const isSaved = await updateProfile(shop.db, actor.id, parsed.value);
  if (isSaved) return { kind: "done", kept: "saved" };
  return { kind: "failed", text: ownSettingsText.profile.failed.text, typed: profileTyped(form) };
}

/** Changes the password of whoever is signed in. */
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
