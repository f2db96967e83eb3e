import { rupeesAndPaise, times } from "#values/money/money.ts";
import { longDateTime } from "#values/time/date-time.ts";
import { homesStandWords as say } from "./homes.text.ts";
import { type HomesSummary, homesIn, nextOfHomes, toBookOf } from "./homes-summary.ts";

/** What stands and what waits of the homes, each in a sentence; what comes next first. */
export function homesSentences(homes: HomesSummary): string[] {
  const rows = homesIn(homes);
  if (rows === 0) return [say.noList];
  const { wanted } = homes.counts;
  return [
    nextSentence(homes),
    ...(wanted > 0 && nextOfHomes(homes) !== "wanted" ? [say.unknown(wanted)] : []),
    ...(wanted > 0 && toBookOf(homes) > 0 ? [sendKnown(homes)] : []),
    ...(homes.ungiven > 0 ? [say.ungiven(homes.ungiven)] : []),
    ...(homes.elsewhere > 0 && nextOfHomes(homes) !== "elsewhere" ? [say.elsewhere(homes.elsewhere)] : []),
    ...difference(homes),
  ];
}

const sendKnown = ({ sendKnownAt }: HomesSummary): string =>
  sendKnownAt ? say.sendKnown(longDateTime(sendKnownAt)) : say.notAskedToSend;

/** What another number of homes than was agreed on means for the money (HOMES-3). */
function difference(homes: HomesSummary): string[] {
  const rows = homesIn(homes);
  const { agreed, billed, parcelPrice } = homes;
  const fewer = (billed ?? rows) - rows;
  if (fewer > 0) return [say.fewer(rows, rows + fewer, rupeesAndPaise(times(parcelPrice, fewer)))];
  return rows === agreed ? [] : [say.more(rows, agreed)];
}

function nextSentence(homes: HomesSummary): string {
  const next = nextOfHomes(homes);
  switch (next) {
    case "trouble":
      return say.trouble(homes.troubled);
    case "book":
      return say.book(toBookOf(homes));
    case "asked":
      return say.asked(homes.asked);
    case "hand-over":
      return say["hand-over"](homes.booked);
    case "elsewhere":
      return say.elsewhere(homes.elsewhere);
    case "wanted":
      return say.wanted(homes.counts.wanted);
    case "way":
      return say.way(homes.counts.there, homesIn(homes));
  }
}
