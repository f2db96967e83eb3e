import { homesDoneWords as words } from "#order-admin/homes/homes.text.ts";
import type { Notice } from "#platform/notice.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import type { HomesBooked } from "./book-homes.server.ts";
import type { HomesWaiting } from "./pack-homes.server.ts";

/** What came of booking many: how many, and what waits, and why. */
export function homesBookedNotice(booked: HomesBooked): Notice {
  switch (booked.kind) {
    case "unpaid":
      return { title: words.nothing, text: words.unpaid(rupeesExact(booked.left)), tone: "destructive" };
    case "several-states":
      return { title: words.nothing, text: words.severalStates, tone: "destructive" };
    case "unfit":
    case "missing":
      return { title: words.nothing, text: words.unfit, tone: "destructive" };
    case "done":
      return doneNotice(booked);
  }
}

/** What waits, and why, in a sentence each. */
export const waitingWords = (left: HomesWaiting): string[] =>
  (["unmade", "short", "ungiven", "elsewhere"] as const)
    .filter((each) => left[each] > 0)
    .map((each) => words[each](left[each]));

function doneNotice(done: Extract<HomesBooked, { kind: "done" }>): Notice {
  const { packed, asked } = done;
  const next = asked > 0 ? words.goesOn : packed > 0 ? words.byHand : undefined;
  const title = asked > 0 ? words.asked(asked) : packed > 0 ? words.packed(packed) : words.nothing;
  return {
    title,
    text: [...(next ? [next] : []), ...waitingWords(done)].join(" "),
    ...(next ? {} : { tone: "destructive" }),
  };
}
