import type { PersonalRefusal } from "#catalogue/options/personal-as.ts";
import type { LineTrouble } from "./priced-cart.ts";
import { lineTroubles, personalReasons } from "./prices.text.ts";

/** What stands at a line that is no longer as the shopper left it. */
export function troubleText(trouble: LineTrouble): string {
  switch (trouble.kind) {
    case "option-gone":
      return lineTroubles["option-gone"](trouble.option);
    case "personal":
      return lineTroubles.personal(personalReason(trouble.refusal));
    case "too-many":
      return lineTroubles["too-many"](trouble.left);
    case "price-changed":
      return lineTroubles["price-changed"](trouble.before);
    default:
      return lineTroubles[trouble.kind];
  }
}

/** What is wrong with what is to be written on a piece, by the name of the field. */
export const personalReason = (refusal: PersonalRefusal): string =>
  refusal.kind === "too-long"
    ? personalReasons["too-long"](refusal.label, refusal.most)
    : personalReasons[refusal.kind](refusal.label);
