import type { Services } from "#platform/services.server.ts";
import { type PricedGoods, shortfallOf } from "../apply-promotions.ts";
import { discountText } from "../discounts.text.ts";
import { type FoundPromotions, findPromotions, type OwnOrders } from "../promotion.db.server.ts";
import type { Promotions } from "../promotion.ts";
import { isWrongCode } from "../read-shown-promotions.server.ts";
import type { ShownPromotions } from "../shown-promotions.ts";
import { judgedCode } from "./code-allowance.server.ts";
import { codeRefusalText } from "./code-refusal.ts";
import { typedCode } from "./typed-code.ts";

export type AppliedCode =
  /** As the owner wrote it, with all that applies now. */
  { ok: true; code: string; promotions: ShownPromotions } | { ok: false; status: 422 | 429; error: string };

/** Goods that a code is for, and whether their bill is lower with what these promotions' code gives. */
export interface CodedGoods {
  goods: readonly PricedGoods[];
  isLowered: (promotions: Promotions) => boolean;
}

/** Judges the code that a shopper typed, for these goods; who they are counts when they order. */
export async function applyCode(
  shop: Pick<Services, "db" | "now">,
  clientAddress: string,
  typed: string,
  goods: () => Promise<CodedGoods>,
  own?: OwnOrders,
): Promise<AppliedCode> {
  const code = typedCode(typed);
  if (code === "") return { ok: false, status: 422, error: discountText.missing };
  const answer = await judgedCode(shop, clientAddress, async () => {
    const judged = await findPromotions(shop.db, { code, now: shop.now(), own });
    return { isWrong: isWrongCode(judged), judged };
  });
  if (!answer.ok) return { ok: false, status: 429, error: discountText.tooMany };
  return outcome(answer.judged, code, await goods());
}

/** What applies without a code. */
export async function automaticOnly({ db, now }: Pick<Services, "db" | "now">): Promise<ShownPromotions> {
  const { automatic } = await findPromotions(db, { now: now() });
  return { automatic };
}

function outcome(
  { automatic, code }: FoundPromotions,
  typed: string,
  { goods, isLowered }: CodedGoods,
): AppliedCode {
  const promotion = code?.ok ? code.promotion : undefined;
  const refusal = code && !code.ok ? code.refusal : promotion && shortfallOf(promotion, goods);
  // It must not push out one that does something.
  if (promotion && !refusal && goods.length > 0 && !isLowered({ automatic, code: promotion }))
    return { ok: false, status: 422, error: discountText.savesNothing };
  if (refusal) return { ok: false, status: 422, error: codeRefusalText(refusal) };
  const text = promotion?.code ?? typed;
  return { ok: true, code: text, promotions: { automatic, code: { text, promotion } } };
}
