import { type Goods, parsedGoods } from "../goods.ts";

// How cookies, forms and addresses carry goods: 'product:2', or 'product:2:variant:label:text:label:text'.
// Number and price stand behind the product, where they always stood: the version before reads them there.

/** What is appended for goods that are more than a product. */
export function goodsParts({ variant = "", personal = [] }: Goods): string[] {
  if (variant === "" && personal.length === 0) return [];
  return [variant, ...personal.flatMap(({ label, text }) => [label, text])].map(packed);
}

/** Reads them again; undefined for what are no goods. */
export function goodsIn(productId: string, parts: readonly string[]): Goods | undefined {
  const [variant, ...texts] = parts.map(unpacked);
  if (parts.length > 0 && variant === undefined) return undefined;
  const labels = texts.filter((_, at) => at % 2 === 0);
  const personal = labels.map((label, at) => ({ label, text: texts[at * 2 + 1] }));
  return parsedGoods(productId, variant, personal);
}

/** The shorter of two ways; the second one for Devanagari, whose letters would else take nine signs each. */
function packed(text: string): string {
  const plain = encodeURIComponent(text);
  const dense = `=${denseOf(new TextEncoder().encode(text))}`;
  return dense.length < plain.length ? dense : plain;
}

/** Base64 with the two signs that cookies and addresses take. */
const denseOf = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");

/** Undefined for what was not packed here. */
function unpacked(part: string): string | undefined {
  if (!part.startsWith("=")) return decoded(part);
  try {
    const bytes = atob(part.slice(1).replaceAll("-", "+").replaceAll("_", "/"));
    return new TextDecoder("utf-8", { fatal: true }).decode(
      Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)),
    );
  } catch {
    return undefined;
  }
}

/** A text that is not encoded as it should be stands for itself. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

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
