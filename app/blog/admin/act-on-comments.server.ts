import type { Actor } from "#accounts/actor.ts";
import { writeAudits } from "#platform/audit.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Services } from "#platform/services.server.ts";
import { actOnComments } from "./comments-desk.db.server.ts";
import type { CommentAct } from "./comments-desk.ts";

const actions = {
  approve: "blog_comment.approved",
  unapprove: "blog_comment.unapproved",
  delete: "blog_comment.deleted",
} as const;

/** Approves, unapproves or deletes comments; answers how many it could be done to. */
export function dealWithComments(
  { db }: Pick<Services, "db">,
  actor: Actor,
  act: CommentAct,
  ids: readonly string[],
): Promise<number> {
  return inTransaction(db, async (trx) => {
    const done = await actOnComments(trx, act, ids.toSorted());
    await writeAudits(
      trx,
      done.map(({ id, name }) => ({
        actorId: actor.id,
        action: actions[act],
        entity: "blog_comments",
        entityId: id,
        detail: { by: name },
      })),
    );
    return done.length;
  });
}
