import { type SqlBool, sql } from "kysely";
import type { Db } from "#platform/database/db.ts";
import { countOnTabs } from "#records/page/count-tabs.db.server.ts";
import { isOnTab } from "./order-conditions.db.server.ts";

/** How many orders wait on each tab. */
export const countTabs = (db: Db) => countOnTabs(db, "orders", { all: sql<SqlBool>`true`, ...isOnTab });
