import { maxLines } from "#cart/cart.ts";
import { typedCode } from "#discounts/codes/typed-code.ts";

/** What a link asks for: goods by a name of theirs, and how many pieces. */
export interface LinkItem {
  /** A SKU, 'slug.variant-key' or a slug. */
  name: string;
  pieces: number;
}

export interface LinkItems {
  /** At most as many as a cart has lines. */
  items: LinkItem[];
  /** Parts that name nothing in a way that a link can. */
  unread: number;
  /** Parts beyond what a cart holds. */
  further: number;
}

const longestName = 600;
const plainName = /^[A-Za-z0-9._-]{1,600}$/;
const piecesOf = /^[1-9]\d{0,5}$/;

/** Reads 'JC-ART-016-S:2,godna-tote.small:1'; a name of other signs stands as '~' and base64url of UTF-8. */
export function readLinkItems(text: string): LinkItems {
  const parts = text.split(",").filter((part) => part !== "");
  const read = parts.slice(0, maxLines).map(itemIn);
  const items = read.filter((item) => item !== undefined);
  return { items, unread: read.length - items.length, further: Math.max(0, parts.length - maxLines) };
}

function itemIn(part: string): LinkItem | undefined {
  const [written = "", pieces = "", ...others] = part.split(":");
  const name = nameIn(written);
  return name !== undefined && piecesOf.test(pieces) && others.length === 0
    ? { name, pieces: Number(pieces) }
    : undefined;
}

const base64url = /^~[A-Za-z0-9_-]{1,800}$/;

function nameIn(written: string): string | undefined {
  if (plainName.test(written)) return written;
  if (!base64url.test(written)) return undefined;
  try {
    const bytes = atob(written.slice(1).replaceAll("-", "+").replaceAll("_", "/"));
    const name = new TextDecoder("utf-8", { fatal: true }).decode(
      Uint8Array.from(bytes, (sign) => sign.charCodeAt(0)),
    );
    return /^[^\p{Cc}\p{Cs}]+$/u.test(name) && name.length <= longestName ? name : undefined;
  } catch {
    return undefined;
  }
}

/** The same as a link says it. */
export const writeLinkItems = (items: readonly LinkItem[]): string =>
  items.map(({ name, pieces }) => `${writtenName(name)}:${pieces}`).join(",");

function writtenName(name: string): string {
  if (plainName.test(name)) return name;
  const bytes = String.fromCharCode(...new TextEncoder().encode(name));
  return `~${btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

/** A line's name in a link: the product's slug, with the variant that is chosen. */
export const linkNameOf = ({ slug, variant }: { slug: string; variant?: string | undefined }): string =>
  variant === undefined ? slug : `${slug}.${variant}`;

export const buyPath = (items: readonly LinkItem[], code = ""): string => {
  const query = code === "" ? "" : `?${new URLSearchParams({ [codeField]: code })}`;
  return `/buy/${writeLinkItems(items)}${query}`;
};

/** How a link's address names its discount code. */
export const codeField = "discounts/codes/0";

/** The code that a link brings: what is none is not shown, for it would be a stranger's words. */
export function codeOfLink(query: URLSearchParams): string {
  const code = typedCode(query.get(codeField) ?? "");
  return /^[a-z\d][a-z\d-]{1,31}$/i.test(code) ? code : "";
}

export const sharedCartPath = "/cart/shared";
export const cartLinkPath = "/cart/link";
