import type { Db } from "#platform/database/db.ts";
import type { Notice } from "#platform/notice.ts";
import { spokenAddress } from "#values/language/spoken-address.ts";
import type { CartAct } from "../cart.form.ts";
import { cartToasts } from "../cart.text.ts";
import { type AddedFrom, addRefusal } from "../cart.ts";
import { lineIdOf } from "../goods.ts";
import type { CartClaim } from "../kept/cart-cookie.ts";
import { productName } from "../prices/price-cart.db.server.ts";
import { changeToasts } from "./cart-page.text.ts";

/**
 * What the cart says of a plain form's act, as the client script would have said at once; nothing of an
 * unknown product.
 */
export async function actNotice(
  db: Db,
  act: CartAct,
  { before, cart, from }: { before: readonly CartClaim[]; cart: readonly CartClaim[]; from: AddedFrom },
): Promise<Notice | undefined> {
  if (act.intent === "clear") return changeToasts.cleared;
  if (act.intent === "refuse") return cartToasts.refused(act.refusal);
  const lineId = act.intent === "add" ? lineIdOf(act.goods) : act.line;
  const refusal = act.intent === "add" ? addRefusal(before, lineId) : undefined;
  if (refusal) return cartToasts.refused(refusal);
  if (act.intent === "remove") return changeToasts.removed;
  if (act.intent === "set" && act.quantity <= 0) return changeToasts.removed;
  const line = cart.find(({ id }) => id === lineId);
  if (!line) return undefined;
  // The act stands though the product's name can't be read from the database.
  const name = await productName(db, line.productId).catch(() => undefined);
  if (name === undefined) return undefined;
  return act.intent === "add" ? cartToasts.added(name, from) : changeToasts.updated(name);
}

/** A product's own page and a card have words of their own (CART-7). */
export const pressedOn = (request: Request): AddedFrom =>
  /^\/shop\/[^/]/.test(plainPathOf(request.headers.get("Referer"))) ? "product" : "card";

const plainPathOf = (referer: string | null): string =>
  spokenAddress((referer && URL.parse(referer)?.pathname) || "/").plain;
