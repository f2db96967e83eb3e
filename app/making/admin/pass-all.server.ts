import type { Doer } from "#accounts/permissions/holder.ts";
import type { Services } from "#platform/services.server.ts";
import type { SeenRow, WhyStayed } from "#records/page/several.ts";
import { checkWork } from "../do-work.server.ts";
import { toCheck } from "../lot.ts";
import { partById } from "./read-lot.db.server.ts";

/** All pieces of a part that wait to be looked at are good. */
export async function passAll(
  shop: Pick<Services, "db" | "now" | "makersPay">,
  actor: Doer<"making">,
  { id, version }: SeenRow,
): Promise<"done" | WhyStayed> {
  const part = await partById(shop.db, id);
  if (!part) return "gone";
  const found = { passed: toCheck(part), rework: 0, note: null, photo: null };
  const { kind } = await checkWork(shop, actor, { partId: id, version, ...found });
  switch (kind) {
    case "kept":
      return "done";
    case "gone":
    case "stale":
      return kind;
    case "taken-away":
    case "not-in-range":
    case "step-before":
    case "too-many":
      return "unfit";
  }
}
