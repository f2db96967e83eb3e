import { data } from "react-router";
import type { Doer } from "#accounts/permissions/holder.ts";
import type { Notice } from "#platform/notice.ts";
import type { MailServices, Services } from "#platform/services.server.ts";
import { staleText } from "#platform/stale.text.ts";
import { unwritten } from "#platform/web/outage.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { type ChangeAnswer, parseChange, setIn, tickedIn } from "../staff.form.ts";
import { staffText } from "../staff.text.ts";
import { memberPath, staffPath } from "../staff-member.ts";
import { changeStaff, removeStaff } from "./change-staff.server.ts";

type ChangeServices = MailServices & Pick<Services, "log">;

/** The answer to the form that changes what one of the staff may do. */
export async function receiveStaffChange(
  shop: ChangeServices,
  actor: Doer<"staff">,
  id: string,
  form: FormData,
) {
  const set = setIn(form);
  // A browser without script wants a usual set ticked, no more.
  if (set) return data<ChangeAnswer>({ kind: "refused", errors: {}, typed: { permissions: set.join(" ") } });
  const parsed = parseChange(form);
  if (parsed.kind === "refused") return data<ChangeAnswer>(parsed, { status: 422 });
  const typed = { permissions: tickedIn(form) };
  const fail = (text: string, status: number, reason?: "stale") =>
    data<ChangeAnswer>({ kind: "failed", text, typed, ...(reason && { reason }) }, { status });
  const outcome = await logged(shop, changeStaff(shop, actor, id, parsed.value));
  if (typeof outcome === "number") return fail(staffText.saveFailed.text, outcome);
  switch (outcome.kind) {
    case "refused":
      return data<ChangeAnswer>(
        { kind: "refused", errors: { permissions: outcome.why }, typed },
        { status: 422 },
      );
    case "stale":
      return fail(staleText.message, 409, "stale");
    case "beyond":
    case "own":
      return fail(staffText[outcome.kind], 409);
    case "not-allowed":
      throw data(null, { status: 403 });
    case "gone":
      throw redirectWithNotice(staffPath, staffText.gone);
    default:
      throw redirectWithNotice(memberPath(id), staffText[outcome.kind]);
  }
}

/** The answer to the button that removes one of the staff. */
export async function receiveRemoval(shop: ChangeServices, actor: Doer<"staff">, id: string) {
  const outcome = await logged(shop, removeStaff(shop, actor, id));
  if (outcome === "not-allowed") throw data(null, { status: 403 });
  if (outcome === "own" || outcome === "beyond")
    return data<ChangeAnswer>({ kind: "failed", text: staffText[outcome] }, { status: 409 });
  if (typeof outcome === "number")
    return data<ChangeAnswer>({ kind: "failed", text: staffText.saveFailed.text }, { status: outcome });
  const notice: Notice = outcome === "removed" ? staffText.removed : staffText.gone;
  throw redirectWithNotice(staffPath, notice);
}

/** The act's outcome, or the status of the failure to write it. */
const logged = <T>(shop: ChangeServices, act: Promise<T>): Promise<T | ReturnType<typeof unwritten>> =>
  act.catch((error: unknown) => unwritten(shop, error, "the staff could not be changed"));
