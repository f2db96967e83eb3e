import type { Services } from "#platform/services.server.ts";
import { translated } from "#translations/translated.server.ts";
import { readTexts } from "#translations/translations.db.server.ts";
import { judgedCode } from "./codes/code-allowance.server.ts";
import { codeLine, codeOf } from "./codes/code-cookie.server.ts";
import { codeRefusalText } from "./codes/code-refusal.ts";
import { discountText } from "./discounts.text.ts";
import { type FoundPromotions, findPromotions, type OwnOrders } from "./promotion.db.server.ts";
import type { Promotion } from "./promotion.ts";
import type { ShownPromotions } from "./shown-promotions.ts";

type Shop = Pick<Services, "db" | "now" | "config">;

interface Visit {
  request: Request;
  clientAddress: string;
  own?: OwnOrders;
}

/** Is it no code at all? Only such guesses are counted. */
export const isWrongCode = ({ code }: FoundPromotions): boolean =>
  code?.ok === false && code.refusal.kind === "unknown";

/**
 * What a cart and a checkout show of promotions, with the headers of their answer: a code that nobody made is
 * shown as wrong once and forgotten.
 */
export async function readShownPromotions(
  shop: Shop,
  visit: Visit,
): Promise<{ promotions: ShownPromotions; headers: [string, string][] }> {
  const { promotions, headers } = await readInEnglish(shop, visit);
  const named = [...promotions.automatic, ...(promotions.code?.promotion ? [promotions.code.promotion] : [])];
  const texts = await readTexts(shop.db, { promotion: named.map(({ id }) => id) });
  if (!texts) return { promotions, headers };
  const titled = <P extends Promotion>(one: P): P => translated("promotion", one, one.id, texts);
  const { code } = promotions;
  return {
    promotions: {
      automatic: promotions.automatic.map(titled),
      ...(code
        ? { code: { ...code, ...(code.promotion ? { promotion: titled(code.promotion) } : {}) } }
        : {}),
    },
    headers,
  };
}

async function readInEnglish(
  shop: Shop,
  { request, clientAddress, own }: Visit,
): Promise<{ promotions: ShownPromotions; headers: [string, string][] }> {
  const { origin } = shop.config;
  const text = codeOf(request, origin);
  const found = (code?: string) => findPromotions(shop.db, { code, now: shop.now(), own });
  if (text === "") return { promotions: shown("", await found()), headers: [] };
  const judged = await judgedCode(shop, clientAddress, async () => {
    const all = await found(text);
    return { isWrong: isWrongCode(all), judged: all };
  });
  if (!judged.ok) {
    const { automatic } = await found();
    return { promotions: { automatic, code: { text, refusal: discountText.tooMany } }, headers: [] };
  }
  const headers: [string, string][] = isWrongCode(judged.judged)
    ? [["Set-Cookie", codeLine("", origin)]]
    : [];
  return { promotions: shown(text, judged.judged), headers };
}

function shown(text: string, { automatic, code }: FoundPromotions): ShownPromotions {
  if (!code) return { automatic };
  if (!code.ok) return { automatic, code: { text, refusal: codeRefusalText(code.refusal) } };
  const { promotion } = code;
  return { automatic, code: { text: promotion.code ?? text, promotion } };
}
