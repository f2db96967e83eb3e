import type { ShouldRevalidateFunctionArgs } from "react-router";
import * as z from "zod/mini";
import {
  type FieldErrors,
  type FormAnswer,
  type ParsedForm,
  parseFields,
  typedFields,
} from "#ui/form/form-answer.ts";
import { optionalPhone, requiredLine } from "#ui/form/form-fields.ts";
import { alsoOnWhatsappText } from "#ui/messages/also-on-whatsapp.text.ts";
import type { ToastContent } from "#ui/overlay/toast-queue.ts";
import { isPhoneLike, whatsappNumber } from "#values/contact/phone.ts";
import { fieldsText } from "../account.text.ts";
import type { Actor } from "../actor.ts";
import { newPasswordErrors } from "../password/new-password.ts";
import { ownSettingsText } from "./settings.text.ts";
import { type ProfileFields, type SettingsFormName, settingsFormOf } from "./settings.ts";

const profileFields = ["fullName", "phone", "alsoOnWhatsapp"] as const;
export type ProfileField = (typeof profileFields)[number];
export type ProfileAnswer = FormAnswer<ProfileField, "saved" | "unchanged">;

/** Only these: whatever else is sent, an id, a role, an e-mail, is not even read. */
const profile = () =>
  z.object({
    fullName: requiredLine(120, fieldsText.fullName),
    phone: optionalPhone().check(
      z.refine((text) => text === null || isPhoneLike(text), ownSettingsText.profile.phone),
    ),
  });

export function parseProfile(form: FormData): ParsedForm<ProfileField, ProfileFields> {
  const parsed = parseFields<ProfileField, ProfileFields>(profile(), profileFields, form);
  if (parsed.kind === "refused" || !form.has("alsoOnWhatsapp")) return parsed;
  if (whatsappNumber(parsed.value.phone ?? "") !== undefined)
    return { kind: "valid", value: { ...parsed.value, alsoOnWhatsapp: true } };
  return {
    kind: "refused",
    errors: { alsoOnWhatsapp: alsoOnWhatsappText.noMobile },
    typed: profileTyped(form),
  };
}

export const profileTyped = (form: FormData) => typedFields(profileFields, form);

/** The notice beside the messages at the fields. */
export const profileNotice = (errors: FieldErrors<ProfileField>): ToastContent => ({
  title: ownSettingsText.profile.failed.title,
  text: errors.fullName ?? errors.phone ?? errors.alsoOnWhatsapp ?? ownSettingsText.profile.failed.text,
});

const passwordFields = ["currentPassword", "newPassword", "confirmPassword"] as const;
export type PasswordFieldName = (typeof passwordFields)[number];
export type PasswordAnswer = FormAnswer<PasswordFieldName>;

interface PasswordChange {
  currentPassword: string;
  newPassword: string;
}

/** Passwords are taken as they are, blanks and all, and never sent back; an admin's is longer. */
export function parsePasswordChange(
  form: FormData,
  role: Actor["role"],
): ParsedForm<PasswordFieldName, PasswordChange> {
  const { currentPassword = "", newPassword = "", confirmPassword = "" } = typedFields(passwordFields, form);
  const wrong = newPasswordErrors({ password: newPassword, confirm: confirmPassword }, "change", role);
  const errors: FieldErrors<PasswordFieldName> = {
    ...(currentPassword === "" && { currentPassword: ownSettingsText.password.currentMissing }),
    ...(wrong.password && { newPassword: wrong.password }),
    ...(wrong.confirm && { confirmPassword: wrong.confirm }),
  };
  if (Object.keys(errors).length > 0) return { kind: "refused", errors, typed: {} };
  return { kind: "valid", value: { currentPassword, newPassword } };
}

/** The notice beside the messages at the fields; two that differ come first (ACCOUNT-6). */
export const passwordNotice = (errors: FieldErrors<PasswordFieldName>): ToastContent => ({
  title: ownSettingsText.password.failed.title,
  text:
    errors.confirmPassword ??
    errors.newPassword ??
    errors.currentPassword ??
    ownSettingsText.password.failed.text,
});

/** What came of a form without script. */
export type SettingsAnswer =
  | { form: "profile"; answer: ProfileAnswer }
  | { form: "password"; answer: PasswordAnswer };

/** Which of the forms a request carries, for the words about it; the request can still be read. */
export const postedSettings = async (request: Request): Promise<SettingsFormName> =>
  settingsFormOf((await request.clone().formData()).get("form")) ?? "profile";

/**
 * The `shouldRevalidate` of the settings' pages: a form that could not be sent stays standing with what was
 * typed.
 */
export const exceptAfterFailure = (change: ShouldRevalidateFunctionArgs): boolean =>
  change.formMethod === "POST" && change.actionResult?.kind === "failed"
    ? false
    : change.defaultShouldRevalidate;
