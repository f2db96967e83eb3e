import type { Goods } from "../goods.ts";
import { decoded, goodsIn, goodsParts } from "./goods-code.ts";

/** 'product,product:variant': the articles of these goods, as an address asks for them. */
export const articlesText = (goods: readonly Goods[]): string =>
  goods
    .map(({ productId, variant }) =>
      [encodeURIComponent(productId), ...goodsParts({ productId, variant })].join(":"),
    )
    .join(",");

/** Reads them again; what are none is left out. */
export const articlesIn = (text: string): Goods[] =>
  text.split(",").flatMap((part) => {
    const [product = "", ...parts] = part.split(":");
    return goodsIn(decoded(product), parts.slice(0, 1)) ?? [];
  });
