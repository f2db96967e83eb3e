import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { adminView } from "#records/page/admin-page.server.ts";
import { findStatement } from "../statements.db.server.ts";
import { printStatements } from "./print-statements.server.ts";

export const policy = { cached: false, needs: "money" } as const satisfies AdminPolicy;

/** A maker's statement, to print and to have signed. */
const server = adminView(policy, async (shop, { params: { id = "" } }) => {
  const statement = id.includes("\0") ? undefined : await findStatement(shop.db, id);
  if (!statement) return new Response("Not found", { status: 404 });
  return printStatements(shop, [statement], statement.number);
});

export const loader = server.loader;
