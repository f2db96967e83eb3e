import type { Services } from "#platform/services.server.ts";
import { codeLine, codeOf } from "./code-cookie.server.ts";

/** The header that forgets the code of this visit, where an order of the visitor's has had it. */
export async function forgetSpentCode(
  { db, config }: Pick<Services, "db" | "config">,
  request: Request,
  orderNumber: string,
): Promise<[string, string][]> {
  const code = codeOf(request, config.origin).toLowerCase();
  if (code === "") return [];
  const given = await db
    .selectFrom("order_discounts")
    .innerJoin("orders", "orders.id", "order_discounts.order_id")
    .select("order_discounts.code")
    .where("order_id_text", "=", orderNumber)
    .where("order_discounts.code", "is not", null)
    .executeTakeFirst();
  return given?.code?.toLowerCase() === code ? [["Set-Cookie", codeLine("", config.origin)]] : [];
}
