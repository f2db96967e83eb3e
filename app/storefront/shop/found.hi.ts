import type { Words } from "#values/language/texts.ts";
import type * as en from "./found.en.ts";

const things = (count: number): string => (count === 1 ? "1 चीज़" : `${count} चीज़ें`);

type Found = Parameters<typeof en.foundText.pieces>[0];

function pieces({ total, isMore, all, correctedTo, isNear, filter }: Found): string {
  const some = isMore ? `${total} से ज़्यादा चीज़ें` : things(total);
  if (isNear && total > 0)
    return `“${correctedTo ?? filter.q ?? ""}” नाम की कोई चीज़ हमारे यहाँ नहीं है। मिलती-जुलती: ${some}।`;
  const found = total === all ? things(all) : `${all} में से ${some}`;
  if (correctedTo) return `${found}, “${correctedTo}” खोजा गया।`;
  return total === all && all > 0 ? `${found}। हर एक पर बनाने वाले का नाम है।` : found;
}

export const foundText: Words<typeof en.foundText> = { pieces };
