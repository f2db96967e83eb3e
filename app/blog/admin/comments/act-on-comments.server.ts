import type { Holder } from "#accounts/permissions/holder.ts";
import { eraseAuditDetails, writeAudits } from "#platform/audit/audit.db.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Services } from "#platform/services.server.ts";
import { removeComments, setApproval } from "./comment-list.db.server.ts";
import type { CommentFilter } from "./comment-list.ts";

type Shop = Pick<Services, "db">;
type Ids = readonly string[];

// Each returns to how many of the chosen comments it could be done: what somebody else has dealt with stays
// as it is. Their lines name no author.

export const approveComments = ({ db }: Shop, actor: Holder<"stories">, ids: Ids): Promise<number> =>
  inTransaction(db, async (trx) =>
    toldOf(trx, actor, "approved", await setApproval(trx, ids.toSorted(), true)),
  );

export const unapproveComments = ({ db }: Shop, actor: Holder<"stories">, ids: Ids): Promise<number> =>
  inTransaction(db, async (trx) =>
    toldOf(trx, actor, "unapproved", await setApproval(trx, ids.toSorted(), false)),
  );

/** Deletes those that are still in the tab that they were chosen in, for good. */
export const deleteComments = (
  { db }: Shop,
  actor: Holder<"stories">,
  ids: Ids,
  tab: CommentFilter["tab"],
): Promise<number> =>
  inTransaction(db, async (trx) => {
    const gone = await removeComments(trx, ids.toSorted(), tab);
    // Lines about a comment once named its author, who is not to stay in them when it is gone.
    await eraseAuditDetails(trx, { entity: "blog_comments", ids: gone });
    return toldOf(trx, actor, "deleted", gone);
  });

async function toldOf(
  trx: Trx,
  actor: Holder<"stories">,
  done: "approved" | "unapproved" | "deleted",
  ids: Ids,
): Promise<number> {
  const line = { actorId: actor.id, action: `blog_comment.${done}`, entity: "blog_comments" } as const;
  await writeAudits(
    trx,
    ids.map((entityId) => ({ ...line, entityId })),
  );
  return ids.length;
}
