import type { Services } from "#platform/services.server.ts";
import { judgedCode } from "./code-allowance.server.ts";
import { codeLine, codeOf } from "./code-cookie.server.ts";
import { codeRefusalText, discountText } from "./discounts.text.ts";
import { type FoundPromotions, findPromotions } from "./promotion.db.server.ts";
import type { ShownPromotions } from "./shown-promotions.ts";

type Shop = Pick<Services, "db" | "now" | "config">;

interface Visit {
  request: Request;
  clientAddress: string;
}

/** Is it no code at all? Only such guesses are counted. */
export const isWrongCode = ({ code }: FoundPromotions): boolean =>
  code?.ok === false && code.refusal.kind === "unknown";

/**
 * What a cart and a checkout show of promotions, with the headers of their answer: a code that nobody made is
 * told once and forgotten.
 */
export async function readShownPromotions(
  shop: Shop,
  { request, clientAddress }: Visit,
): Promise<{ promotions: ShownPromotions; headers: [string, string][] }> {
  const { origin } = shop.config;
  const text = codeOf(request, origin);
  if (text === "") return { promotions: shown("", await found(shop)), headers: [] };
  const judged = await judgedCode(shop, clientAddress, async () => {
    const all = await found(shop, text);
    return { isWrong: isWrongCode(all), judged: all };
  });
  if (!judged.ok) {
    const { automatic } = await found(shop);
    return { promotions: { automatic, code: { text, refusal: discountText.tooMany } }, headers: [] };
  }
  const headers: [string, string][] = isWrongCode(judged.judged)
    ? [["Set-Cookie", codeLine("", origin)]]
    : [];
  return { promotions: shown(text, judged.judged), headers };
}

const found = ({ db, now }: Shop, code = ""): Promise<FoundPromotions> =>
  findPromotions(db, { code, now: now() });

function shown(text: string, { automatic, code }: FoundPromotions): ShownPromotions {
  if (!code) return { automatic };
  if (!code.ok) return { automatic, code: { text, refusal: codeRefusalText(code.refusal) } };
  const { promotion } = code;
  return { automatic, code: { text: promotion.code ?? text, promotion } };
}
