import * as z from "zod/mini";
import { type Noted, type Permission, permissionsIn } from "#accounts/permissions/permissions.ts";
import { type FormAnswer, type ParsedForm, parseFields, type RefusedForm } from "#ui/form/form-answer.ts";
import { requiredEmail, requiredLine } from "#ui/form/form-fields.ts";
import { textIn, versionIn } from "#values/text/form-text.ts";
import { isUuid } from "#values/uuid.ts";
import { permissionSets } from "./may-in-words.ts";
import { staffText } from "./staff.text.ts";
import { longestStaffName } from "./staff-member.ts";

export type InviteField = "name" | "email" | "permissions";

/** What was typed, and ticked: names of permissions with blanks between, and 'owner'. */
export type InviteAnswer = FormAnswer<InviteField>;
export type ChangeAnswer = FormAnswer<"permissions">;

export interface GivenInvite {
  /** The form's own: sent twice, it invites once. */
  id: string;
  fullName: string;
  email: string;
  permissions: Noted;
}

const schema = z.object({
  name: requiredLine(longestStaffName, () => staffText.nameMissing),
  email: z.pipe(
    requiredEmail(() => staffText.emailMissing),
    z.transform((text) => text.toLowerCase()),
  ),
});

/** The ticks, as `typed` holds them. */
export const tickedIn = (form: FormData): string =>
  form
    .getAll("permissions")
    .filter((each) => typeof each === "string")
    .join(" ")
    .slice(0, 300);

/** The permissions that were ticked; an owner's box beats the others. */
function notedIn(form: FormData): ParsedForm<"permissions", Noted> {
  const typed = { permissions: tickedIn(form) };
  const words = typed.permissions.split(" ");
  if (words.includes("owner")) return { kind: "valid", value: null };
  const named = permissionsIn(words);
  if (named.length > 0) return { kind: "valid", value: named };
  return { kind: "refused", errors: { permissions: staffText.noneTicked }, typed };
}

export function parseInvite(form: FormData): ParsedForm<InviteField, GivenInvite> {
  const given = textIn(form, "id");
  const person = parseFields<"name" | "email", { name: string; email: string }>(
    schema,
    ["name", "email"],
    form,
  );
  const ticked = notedIn(form);
  const errors = {
    ...(person.kind === "refused" && person.errors),
    ...(ticked.kind === "refused" && ticked.errors),
  };
  if (person.kind === "refused" || ticked.kind === "refused")
    return { kind: "refused", errors, typed: typedInvite(form) };
  const { name, email } = person.value;
  // A form without an id of its own invites as well; sent twice, it may then be refused.
  const id = isUuid(given) ? given : crypto.randomUUID();
  return { kind: "valid", value: { id, fullName: name, email, permissions: ticked.value } };
}

export const typedInvite = (form: FormData): RefusedForm<InviteField>["typed"] => ({
  name: textIn(form, "name"),
  email: textIn(form, "email"),
  permissions: tickedIn(form),
});

/** The ticks of a refused form, to show again; none for a fresh one. */
export function tickedOf(typed: string | undefined): Noted {
  const words = (typed ?? "").split(" ");
  return words.includes("owner") ? null : words;
}

/** The usual set that a browser without script wants ticked. */
export function setIn(form: FormData): readonly Permission[] | undefined {
  const intent = textIn(form, "intent");
  return permissionSets.find(({ key }) => intent === `set-${key}`)?.gives;
}

export interface GivenChange {
  version: number;
  permissions: Noted;
}

export function parseChange(form: FormData): ParsedForm<"permissions", GivenChange> {
  const ticked = notedIn(form);
  if (ticked.kind === "refused") return ticked;
  return { kind: "valid", value: { version: versionIn(form), permissions: ticked.value } };
}

/** Which invitation a button is about, and how it stood; undefined where it names none. */
export function invitationIn(form: FormData): { id: string; version: number } | undefined {
  const id = textIn(form, "id");
  return /^[\w-]{1,64}$/.test(id) ? { id, version: versionIn(form) } : undefined;
}
