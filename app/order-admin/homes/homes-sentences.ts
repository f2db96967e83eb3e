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
    ...(rows === homes.agreed ? [] : [say.more(rows, homes.agreed)]),
  ];
}

const sendKnown = ({ sendKnownAt }: HomesSummary): string =>
  sendKnownAt ? say.sendKnown(longDateTime(sendKnownAt)) : say.notAskedToSend;

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
    case "wanted":
      return say.wanted(homes.counts.wanted);
    case "way":
      return say.way(homes.counts.there, homesIn(homes));
  }
}
