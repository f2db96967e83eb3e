import * as z from "zod/mini";
import { longestWishlist } from "#storefront/wishlist/wishlist.ts";
import { type FormAnswer, parseFields } from "#ui/form/form-answer.ts";
import { requiredLine } from "#ui/form/form-fields.ts";
import { textIn, versionIn } from "#values/text/form-text.ts";
import { isUuid } from "#values/uuid.ts";
import { longestTitle } from "./shared-list.ts";
import { sharedListsText as text } from "./shared-lists.text.ts";

type ListField = "title" | "goods";

/** What stood in the form: the title, and the ids that were ticked. */
export interface TypedList {
  title: string;
  goods: readonly string[];
}

export type ListAnswer = FormAnswer<ListField, undefined, TypedList>;

/** A list as its form says it. */
export interface WantedList {
  /** Of the form: a new list is made under it. */
  id: string;
  title: string;
  products: readonly string[];
  version: number;
}

export const goodsField = "goods";

const schema = () => z.object({ title: requiredLine(longestTitle, () => text.errors.title) });

/** What was typed and ticked, as far as it can be anything. */
export const typedList = (form: FormData): TypedList => ({
  title: textIn(form, "title"),
  goods: form.getAll(goodsField).filter((each) => typeof each === "string"),
});

/**
 * Reads the form of a list. `offered` are the products that it may hold, in their order: the wishlist's, and
 * what the list holds already.
 */
export function parseList(
  form: FormData,
  offered: readonly string[],
): { kind: "valid"; value: WantedList } | Extract<ListAnswer, { kind: "refused" }> {
  const typed = typedList(form);
  const parsed = parseFields<"title", { title: string }>(schema(), ["title"], form);
  const ticked = new Set(typed.goods);
  const products = offered.filter((id) => ticked.has(id));
  const goods = goodsRefusal(products.length);
  if (parsed.kind === "refused" || goods) {
    const errors = parsed.kind === "refused" ? parsed.errors : {};
    return { kind: "refused", errors: { ...errors, ...(goods && { goods }) }, typed };
  }
  const id = textIn(form, "id");
  return {
    kind: "valid",
    value: {
      id: isUuid(id) ? id : crypto.randomUUID(),
      title: parsed.value.title,
      products,
      version: versionIn(form),
    },
  };
}

function goodsRefusal(count: number): string | undefined {
  if (count === 0) return text.errors.goods;
  return count > longestWishlist ? text.errors.many(longestWishlist) : undefined;
}
