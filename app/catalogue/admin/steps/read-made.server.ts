import type { Services } from "#platform/services.server.ts";
import { readMakingGroups } from "#promise/making-groups.db.server.ts";
import { adviseLines } from "#promise/plan-lines.db.server.ts";
import { laterDay } from "#promise/weeks.ts";
import { leavesBy } from "../../lead-time.ts";
import { leadOf } from "../../product.ts";
import { findRow } from "../list/product-list.db.server.ts";
import { stepsText } from "./steps.text.ts";

/** What the form says of who makes it. */
export interface MadeBeside {
  groups: readonly { id: string; name: string }[];
  /** By when one piece would leave by the group's free weeks; undefined where nobody goes by them. */
  advice: string | undefined;
}

/** The groups to choose from, and what the free weeks of a product's own say today (PROMISE-11). */
export async function readMade(
  { db, now, config }: Pick<Services, "db" | "now" | "config">,
  id: string,
): Promise<MadeBeside> {
  const groups = (await readMakingGroups(db)).map((group) => ({ id: group.id, name: group.name }));
  const row = groups.length > 0 && config.shop.promise.mode !== "off" ? await findRow(db, id) : undefined;
  if (!row) return { groups, advice: undefined };
  const [line] = await adviseLines(db, [{ productId: id, quantity: 1 }], config.shop, now());
  if (!line) return { groups, advice: undefined };
  const lead = leavesBy([leadOf(row)?.to ?? null], now(), config.shop);
  return { groups, advice: stepsText.advice(line.week && laterDay(lead, line.week)) };
}
