import type { PersonalRefusal } from "#catalogue/options/personal.ts";
import { rupeesAndPaise } from "#values/money/money.ts";
import type { LineTrouble } from "./priced-cart.ts";

/** What stands at a line that is no longer as the shopper left it. */
export function troubleText(trouble: LineTrouble): string {
  switch (trouble.kind) {
    case "gone":
      return "No longer in the shop. Remove it to check out.";
    case "option-gone":
      return `${trouble.option} is no longer made. Remove it to check out.`;
    case "option-missing":
      return "It comes in several options now. Choose one on its page, and remove this one to check out.";
    case "personal":
      return `${personalReason(trouble.refusal)} Remove it to check out, or add it anew.`;
    case "out-of-stock":
      return "Out of stock. Remove it to check out.";
    case "too-many":
      return `Only ${trouble.left} left. Lower the quantity to check out.`;
    case "price-changed":
      return `The price has changed. It was ${rupeesAndPaise(trouble.before)}.`;
  }
}

/** What is wrong with what is to be written on a piece, by the name of the field. */
export function personalReason(refusal: PersonalRefusal): string {
  switch (refusal.kind) {
    case "not-offered":
      return `'${refusal.label}' is no longer written on it.`;
    case "missing":
      return `'${refusal.label}' has to be filled in.`;
    case "too-long":
      return `'${refusal.label}' can have at most ${refusal.most} letters.`;
  }
}
