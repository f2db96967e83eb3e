import { codedGoods } from "#cart/page/receive-code.server.ts";
import { type AppliedCode, applyCode, automaticOnly } from "#discounts/codes/apply-code.server.ts";
import { codeLine } from "#discounts/codes/code-cookie.server.ts";
import { type CodeRefusal, codeRefusalText } from "#discounts/codes/code-refusal.ts";
import type { OwnOrders } from "#discounts/promotion.db.server.ts";
import type { OrderMailServices } from "#orders/order-services.ts";
import { textIn } from "#values/text/form-text.ts";
import { decodeLines } from "../form/purchase-lines.ts";
import type { CheckoutAnswer } from "../form/steps/checkout-steps.ts";

/** What changes on the page, with the status and the headers of the answer. */
export interface CodeChange {
  change: Partial<CheckoutAnswer>;
  status: number;
  headers: [string, string][];
}

/** Takes a discount code for this visit: the page it came from is shown anew, with everything typed. */
export async function takeCode(
  shop: OrderMailServices,
  { clientAddress, own }: { clientAddress: string; own: OwnOrders },
  form: FormData,
): Promise<CodeChange> {
  const typed = textIn(form, "discountCode");
  const lines = decodeLines(textIn(form, "cart")) ?? [];
  const applied: AppliedCode = await applyCode(
    shop,
    clientAddress,
    typed,
    () => codedGoods(shop, lines),
    own,
  );
  if (!applied.ok)
    return { change: { code: { typed, error: applied.error } }, status: applied.status, headers: [] };
  const { code, promotions } = applied;
  return { change: { promotions }, status: 200, headers: [kept(code, shop)] };
}

/** Takes it away again. */
export const dropCode = async (shop: OrderMailServices): Promise<CodeChange> => ({
  change: { promotions: await automaticOnly(shop) },
  status: 200,
  headers: [kept("", shop)],
});

/** An order's code was refused: it is shown at its field, and the next press orders without it. */
export async function refuseCode(
  shop: OrderMailServices,
  typed: string,
  refusal: CodeRefusal,
): Promise<CodeChange> {
  const dropped = await dropCode(shop);
  const code = { typed, error: codeRefusalText(refusal) };
  return { ...dropped, change: { ...dropped.change, code }, status: 422 };
}

const kept = (code: string, { config }: OrderMailServices): [string, string] => [
  "Set-Cookie",
  codeLine(code, config.origin),
];
