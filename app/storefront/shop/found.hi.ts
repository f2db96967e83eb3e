import type { Words } from "#values/language/texts.ts";
import type * as en from "./found.text.ts";

const things = (count: number): string => (count === 1 ? "1 चीज़" : `${count} चीज़ें`);

type Found = Parameters<typeof en.foundText.pieces>[0];

function pieces({ total, isMore, all, correctedTo, isNear, isPartly, filter }: Found): string {
  const some = isMore ? `${total} से ज़्यादा चीज़ें` : things(total);
  if (isNear && total > 0) {
    const called = `“${correctedTo ?? filter.q ?? ""}” नाम की कोई चीज़ हमारे यहाँ नहीं है`;
    if (isPartly) return `${called}। मिलती-जुलती: ${some}।`;
    return `${called}, पर ${total === 1 ? "1 चीज़" : `${total}${isMore ? " से ज़्यादा" : ""} चीज़ों`} के विवरण में यह बात आती है।`;
  }
  const found = total === all ? things(all) : `${all} में से ${some}`;
  if (correctedTo) return `${found}, “${correctedTo}” खोजा गया।`;
  return total === all && all > 0 ? `${found}। हर एक पर बनाने वाले का नाम है।` : found;
}

export const foundText: Words<typeof en.foundText> = { pieces };
