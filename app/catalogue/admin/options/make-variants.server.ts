import { data } from "react-router";
import type { Holder } from "#accounts/permissions/holder.ts";
import { takeRecord } from "#records/receive-record.server.ts";
import { productText } from "../form/product.text.ts";
import type { OpenProduct, ProductAnswer } from "../form/product-answer.ts";
import { productKeeper } from "../form/product-keeper.server.ts";
import type { ProductServices } from "../product-columns.server.ts";
import { choicesIn, choicesText } from "./typed-choices.ts";
import { makeVariants, optionsOfTyped } from "./typed-options.ts";

/** For a browser without script: the form as it was posted, with its table of variants; nothing is saved. */
export async function makeVariantsOf(shop: ProductServices, actor: Holder<"products">, form: FormData) {
  const taken = await takeRecord(shop, actor, form, productKeeper);
  if (!taken) return data<ProductAnswer>({ kind: "failed" }, { status: 409 });
  const { entered } = taken;
  const choices = choicesIn(entered.texts.choices);
  const made = optionsOfTyped(choices.options, choices.variants);
  const errors = { ...taken.errors, ...(made.ok ? {} : made.errors) };
  if (!made.ok || Object.keys(errors).length > 0) {
    const text = Object.values(errors)[0] ?? "";
    const notice = { title: productText.saveFailed.title, text, tone: "destructive" as const };
    return data<ProductAnswer>({ kind: "refused", errors, typed: entered, notice }, { status: 422 });
  }
  const variants = makeVariants(made.options, choices.variants);
  const typed: OpenProduct = {
    ...entered,
    texts: { ...entered.texts, choices: choicesText({ ...choices, variants }) },
  };
  return data<ProductAnswer>({ kind: "failed", typed });
}
