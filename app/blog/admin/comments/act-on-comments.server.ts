import type { Actor } from "#accounts/actor.ts";
import { writeAudits } from "#platform/audit/audit.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Services } from "#platform/services.server.ts";
import { actOnComments, eraseCommentLines } from "./comment-list.db.server.ts";
import type { ChosenAct } from "./comment-list.ts";

const actions = {
  approve: "blog_comment.approved",
  unapprove: "blog_comment.unapproved",
  delete: "blog_comment.deleted",
} as const;

/**
 * Approves, unapproves or deletes comments; returns how many it could be done to. Their lines name no author.
 */
export function dealWithComments(
  { db }: Pick<Services, "db">,
  actor: Actor,
  chosen: ChosenAct,
  ids: readonly string[],
): Promise<number> {
  return inTransaction(db, async (trx) => {
    const done = await actOnComments(trx, chosen, ids.toSorted());
    if (chosen.act === "delete") await eraseCommentLines(trx, done);
    const line = { actorId: actor.id, action: actions[chosen.act], entity: "blog_comments" };
    await writeAudits(
      trx,
      done.map((entityId) => ({ ...line, entityId })),
    );
    return done.length;
  });
}
