import { maxLines, maxQuantity } from "#cart/cart.ts";
import { typedCode } from "#discounts/codes/typed-code.ts";
import { isLanguage, type Language } from "#values/language/language.ts";
import { cleanText } from "#values/text/clean-text.ts";
import { latinDigits } from "#values/text/latin-digits.ts";

/** Not 'code', which at any address is a visitor's own for their visit. */
export const codeParameter = "discount";

export const cartLinkAdminPath = "/admin/dashboard/cart-link";

/** A line of the link that is being put together, as it was typed. */
export interface WantedLine {
  id: string;
  /** A variant's key; empty where the buyer chooses. */
  option: string;
  pieces: string;
}

/** What stands in the page's address, which is all that is kept of it. */
export interface CartLinkQuery {
  lines: readonly WantedLine[];
  code: string;
  /** In which its page opens; the address calls it otherwise than the language of the staff. */
  language: Language;
  q: string;
}

/** Reads the page's address: of each line an id, an option and its pieces, in turn. */
export function cartLinkQuery(parameters: URLSearchParams): CartLinkQuery {
  const [options, pieces] = [parameters.getAll("option"), parameters.getAll("pieces")];
  const ids = parameters.getAll("id").slice(0, maxLines);
  const language = parameters.get("opens");
  return {
    lines: ids.map((id, at) => ({
      id,
      option: options[at] ?? "",
      pieces: cleanText(pieces[at] ?? "1", 20),
    })),
    code: typedCode(parameters.get(codeParameter) ?? ""),
    language: isLanguage(language) ? language : "en",
    q: cleanText(parameters.get("q") ?? "", 200),
  };
}

/** The address of the page with these lines and nothing searched. */
export function cartLinkAddress({ lines, code, language }: Omit<CartLinkQuery, "q">): string {
  const parameters = lines.flatMap(({ id, option, pieces }) => [
    ["id", id],
    ["option", option],
    ["pieces", pieces],
  ]);
  const others = [
    ...(code === "" ? [] : [[codeParameter, code]]),
    ...(language === "en" ? [] : [["opens", language]]),
  ];
  const query = new URLSearchParams([...parameters, ...others]).toString();
  return query === "" ? cartLinkAdminPath : `${cartLinkAdminPath}?${query}`;
}

/** What a press on a button of the form makes of it; undefined where none was pressed that changes lines. */
export function afterPress(query: CartLinkQuery, parameters: URLSearchParams): CartLinkQuery | undefined {
  const [added, removed] = [parameters.get("add"), parameters.get("remove")];
  if (added !== null) return { ...query, lines: withOneMore(query.lines, added) };
  if (removed !== null) return { ...query, lines: query.lines.filter((_, at) => String(at) !== removed) };
  return undefined;
}

const withOneMore = (lines: readonly WantedLine[], id: string): WantedLine[] =>
  [...lines, { id, option: "", pieces: "1" }].slice(0, maxLines);

/** Whole pieces, as many as a cart's line holds; undefined for anything else. */
export function linkPieces(text: string): number | undefined {
  const digits = latinDigits(text).replaceAll(/[\s,]/g, "");
  const pieces = /^\d{1,4}$/.test(digits) ? Number(digits) : 0;
  return pieces >= 1 && pieces <= maxQuantity ? pieces : undefined;
}
