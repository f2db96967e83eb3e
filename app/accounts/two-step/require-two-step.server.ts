import { writeAudit } from "#platform/audit/audit.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Services } from "#platform/services.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import type { Holder } from "../staff/holder.ts";
import { staffPath } from "../staff/staff-member.ts";
import { twoStepText } from "./two-step.text.ts";

/** Whether two-step sign-in is required of everybody who works in the admin area (TWOSTEP-31). */
export async function isTwoStepRequired({ db }: Pick<Services, "db">): Promise<boolean> {
  const row = await db.selectFrom("shop_settings").select("two_step_required").executeTakeFirst();
  return row?.two_step_required ?? false;
}

/** Requires it, or leaves it to each; nobody requires what they do not have themselves. */
async function requireTwoStep(
  { db }: Pick<Services, "db">,
  actor: Holder<"staff">,
  isRequired: boolean,
): Promise<"done" | "own-first"> {
  if (isRequired && actor.twoStep !== "on") return "own-first";
  await inTransaction(db, async (trx) => {
    const changed = await trx
      .updateTable("shop_settings")
      .set({ two_step_required: isRequired })
      .where("two_step_required", "!=", isRequired)
      .returning("two_step_required")
      .executeTakeFirst();
    if (!changed) return;
    await writeAudit(trx, {
      ...{ actorId: actor.id, action: "shop_settings.updated", entity: "shop_settings", entityId: "shop" },
      detail: { "two-step sign-in of everybody": isRequired },
    });
  });
  return "done";
}

/** The answer to the form that requires it of everybody, or leaves it to each. */
export async function receiveRequired(
  shop: Pick<Services, "db">,
  actor: Holder<"staff">,
  isRequired: boolean,
): Promise<Response> {
  const { ownFirst, wanted, left } = twoStepText.required;
  const outcome = await requireTwoStep(shop, actor, isRequired);
  if (outcome === "own-first") return redirectWithNotice(staffPath, ownFirst);
  return redirectWithNotice(staffPath, isRequired ? wanted : left);
}
