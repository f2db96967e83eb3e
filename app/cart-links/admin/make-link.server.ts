import { codeRefusalText } from "#discounts/codes/code-refusal.ts";
import { findPromotions } from "#discounts/promotion.db.server.ts";
import { linkIn } from "#mail/writing/body-text.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import type { Services } from "#platform/services.server.ts";
import { qrOnScreen } from "#ui/qr-squares.ts";
import { buyPath, linkNameOf } from "../link-items.ts";
import {
  findLinkGoods,
  type LinkGoods,
  type LinkGoodsWithOptions,
  linkGoodsOf,
} from "./cart-link-goods.db.server.ts";
import { type CartLinkQuery, linkPieces, type WantedLine } from "./cart-link-query.ts";
import { ownersLinkText as text } from "./owners-link.text.ts";

/** A link longer than this is a code that no phone reads from paper. */
const longestCode = 500;

export interface ChosenLine extends WantedLine {
  /** Its place in the address; it has no other name. */
  at: number;
  /** Null for what is not in the shop any more. */
  goods: LinkGoodsWithOptions | null;
  error: string | undefined;
}

export interface MadeCartLink {
  link: string;
  /** What is sent with it, in the language of its page. */
  words: string;
  /** Null for a link that is too long for one. */
  qr: { path: string; size: number } | null;
}

export interface CartLinkShown {
  query: CartLinkQuery;
  found: readonly LinkGoods[];
  lines: readonly ChosenLine[];
  codeError: string | undefined;
  /** Null while something is to be mended, or nothing is chosen. */
  made: MadeCartLink | null;
}

type Shop = Pick<Services, "config" | "db" | "now">;

/** What the page shows of its address; nothing is kept of it (LINK-11). */
export async function readCartLink(shop: Shop, query: CartLinkQuery): Promise<CartLinkShown> {
  const goods = await linkGoodsOf(
    shop.db,
    query.lines.map(({ id }) => id),
  );
  const lines = query.lines.map((line, at) => ({ at, ...chosenLine(line, goods.get(line.id) ?? null) }));
  const codeError = await refusedCodeOf(shop, query.code);
  const isReady = lines.length > 0 && !codeError && lines.every(({ error }) => !error);
  return {
    query,
    found: await findLinkGoods(shop.db, query.q),
    lines,
    codeError,
    made: isReady ? madeLink(shop, lines, query) : null,
  };
}

function chosenLine(line: WantedLine, goods: LinkGoodsWithOptions | null): Omit<ChosenLine, "at"> {
  if (!goods) return { ...line, goods, error: text.errors.gone };
  const option = goods.options.some(({ key }) => key === line.option) ? line.option : "";
  return { ...line, option, goods, error: linkPieces(line.pieces) ? undefined : text.errors.pieces };
}

async function refusedCodeOf({ db, now }: Shop, code: string): Promise<string | undefined> {
  if (code === "") return undefined;
  const { code: judged } = await findPromotions(db, { code, now: now() });
  return judged && !judged.ok ? codeRefusalText(judged.refusal) : undefined;
}

function madeLink({ config }: Shop, lines: readonly ChosenLine[], query: CartLinkQuery): MadeCartLink {
  const items = lines.flatMap(({ goods, option, pieces }) => {
    const name = goods && linkNameOf({ slug: goods.slug, variant: option === "" ? undefined : option });
    return name ? [{ name, pieces: linkPieces(pieces) ?? 1 }] : [];
  });
  const link = linkIn(query.language, config.origin + buyPath(items, query.code));
  const words = speaking(query.language, () => text.words(config.shop.name, link));
  return { link, words, qr: link.length <= longestCode ? qrOnScreen(link) : null };
}
