import { data, redirect } from "react-router";
import { applyCode, type CodedGoods } from "#discounts/codes/apply-code.server.ts";
import { codeLine, codeOf } from "#discounts/codes/code-cookie.server.ts";
import { discountText } from "#discounts/discounts.text.ts";
import type { OwnOrders } from "#discounts/promotion.db.server.ts";
import { type Notice, noticeCookie } from "#platform/notice.ts";
import type { Services } from "#platform/services.server.ts";
import { shippingMethods } from "#shipping/shipping.ts";
import { localPath } from "#values/language/address.ts";
import { textIn } from "#values/text/form-text.ts";
import { blankLines, type CartClaim } from "../kept/cart-cookie.ts";
import { claimsOf } from "../kept/request-cart.server.ts";
import { priceProducts } from "../prices/price-cart.db.server.ts";
import { buyable, priceCart } from "../prices/priced-cart.ts";
import { billOf } from "../prices/totals.ts";
import type { CartAnswer } from "./code-answer.ts";

interface CodeForm {
  request: Request;
  clientAddress: string;
  form: FormData;
  /** What their unpaid orders hold is there for them. */
  own?: OwnOrders;
}

export const isCodeForm = (form: FormData): boolean =>
  ["apply-code", "remove-code"].includes(textIn(form, "intent"));

/** Takes a discount code for this visit, or away. A second one replaces the first. */
export async function receiveCode(
  shop: Pick<Services, "db" | "now" | "config">,
  { request, clientAddress, form, own }: CodeForm,
) {
  const { origin } = shop.config;
  if (textIn(form, "intent") === "remove-code")
    return back([codeLine("", origin), said(discountText.removed(codeOf(request, origin)))]);
  const typed = textIn(form, "discountCode");
  const applied = await applyCode(shop, clientAddress, typed, () => codedGoods(shop, claimsOf(request)), own);
  if (applied.ok) return back([codeLine(applied.code, origin), said(discountText.applied(applied.code))]);
  return data<CartAnswer>({ code: { typed, error: applied.error } }, { status: applied.status });
}

const said = (notice: Notice): string => noticeCookie(notice, localPath("/cart"));

const back = (cookies: readonly string[]): Response =>
  redirect("/cart", {
    status: 303,
    headers: cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]),
  });

/** What a code is judged by: the goods as the shop has them now, however they may be sent. */
export async function codedGoods(
  { db, now, config }: Pick<Services, "db" | "now" | "config">,
  claims: readonly CartClaim[],
): Promise<CodedGoods> {
  const answer = await priceProducts(db, claims, { moment: now() });
  const goods = buyable(priceCart(blankLines(claims), answer));
  return {
    goods,
    isLowered: (promotions) =>
      shippingMethods.some((shippingMethod) =>
        billOf(goods, { shippingMethod, promotions }, config.shop).given.some(
          ({ promotion }) => promotion.id === promotions.code?.id,
        ),
      ),
  };
}
