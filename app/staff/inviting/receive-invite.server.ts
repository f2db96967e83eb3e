import { data } from "react-router";
import type { Doer } from "#accounts/permissions/holder.ts";
import type { MailServices, Services } from "#platform/services.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { unwritten } from "#platform/web/unwritten.server.ts";
import { type InviteAnswer, parseInvite, typedInvite } from "../staff.form.ts";
import { staffText } from "../staff.text.ts";
import { staffPath } from "../staff-member.ts";
import { inviteStaff } from "./invite-staff.server.ts";

/** The answer to the form that invites somebody; what was typed stays where it is refused. */
export async function receiveInvite(
  shop: MailServices & Pick<Services, "log">,
  actor: Doer<"staff">,
  form: FormData,
) {
  const parsed = parseInvite(form);
  if (parsed.kind === "refused") return data<InviteAnswer>(parsed, { status: 422 });
  const typed = typedInvite(form);
  const fail = (text: string, status: number) =>
    data<InviteAnswer>({ kind: "failed", text, typed }, { status });
  const outcome = await inviteStaff(shop, actor, parsed.value).catch((error: unknown) =>
    unwritten(shop, error, "somebody could not be invited"),
  );
  if (typeof outcome === "number") return fail(staffText.saveFailed.text, outcome);
  switch (outcome.kind) {
    case "not-allowed":
      throw data(null, { status: 403 });
    case "too-many":
      return fail(staffText.tooMany, 409);
    case "refused":
      return data<InviteAnswer>({ ...outcome, typed }, { status: 422 });
    case "invited":
      throw redirectWithNotice(staffPath, staffText.invited(parsed.value.fullName));
  }
}
