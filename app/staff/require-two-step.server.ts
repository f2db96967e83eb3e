import type { Holder } from "#accounts/permissions/holder.ts";
import { twoStepText } from "#accounts/two-step/two-step.text.ts";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Services } from "#platform/services.server.ts";
import { writeTwoStepRequired } from "#platform/settings/settings.db.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { isShopOwner } from "./staff.db.server.ts";
import { staffPath } from "./staff-member.ts";

/** Requires it, or leaves it to each: an owner does, who has it. */
async function requireTwoStep(
  { db }: Pick<Services, "db">,
  actor: Holder<"staff">,
  isRequired: boolean,
): Promise<"done" | "ownFirst" | "ownersOnly"> {
  if (isRequired && actor.twoStep !== "on") return "ownFirst";
  return inTransaction(db, async (trx) => {
    if (!(await isShopOwner(trx, actor))) return "ownersOnly";
    if (!(await writeTwoStepRequired(trx, isRequired))) return "done";
    await writeAudit(trx, {
      ...{ actorId: actor.id, action: "shop_settings.updated", entity: "shop_settings", entityId: "shop" },
      detail: { "two-step sign-in of everybody": isRequired },
    });
    return "done";
  });
}

/** The answer to the form that requires it of everybody, or leaves it to each. */
export async function receiveRequired(
  shop: Pick<Services, "db">,
  actor: Holder<"staff">,
  isRequired: boolean,
): Promise<Response> {
  const outcome = await requireTwoStep(shop, actor, isRequired);
  const done = isRequired ? "wanted" : "left";
  return redirectWithNotice(staffPath, twoStepText.required[outcome === "done" ? done : outcome]);
}
