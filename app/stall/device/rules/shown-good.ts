import { languageNow } from "#values/language/language.ts";
import type { StallGood } from "../../sale/stall-list.ts";

/** A good's name with what was chosen of it, in the language of the moment. */
export function goodName({ name, option }: Pick<StallGood, "name" | "option">): string {
  const language = languageNow();
  return option ? `${name[language]} · ${option[language]}` : name[language];
}

/** Goods of which a word begins as is typed, or whose number does, in either language. */
export function foundGoods(goods: readonly StallGood[], typed: string): readonly StallGood[] {
  const words = plain(typed).split(" ").filter(Boolean);
  if (words.length === 0) return goods;
  return goods.filter((good) => {
    const said = plain([good.name.en, good.name.hi, good.option?.en, good.option?.hi, good.sku].join(" "));
    return words.every((word) => ` ${said}`.includes(` ${word}`));
  });
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\s·,.\-/]+/g, " ")
    .trim();
