import type { FoundOwnActs } from "./evidence-own.ts";
import type { Finding } from "./judge.ts";
import type { Ledger } from "./ledger.ts";

/** Each act of a buyer is there once, with its mail. */
export function judgeOwn({ orderActs }: Ledger, found: readonly FoundOwnActs[]): Finding[] {
  const byNumber = new Map(found.map((each) => [each.number, each]));
  return [
    ...found.flatMap(wholeActs),
    ...orderActs.flatMap(({ act, number, acknowledged }): Finding[] => {
      if (!acknowledged || (act !== "cancelled" && act !== "corrected")) return [];
      const times = byNumber.get(number)?.[act] ?? 0;
      return times > 0 ? [] : [{ kind: "lost", what: `order ${number} was ${act}` }];
    }),
  ];
}

function wholeActs(found: FoundOwnActs): Finding[] {
  const { number, cancelled, cancelMails, corrected, correctMails } = found;
  const pairs = [
    ["cancelled", cancelled, cancelMails],
    ["corrected", corrected, correctMails],
  ] as const;
  return pairs.flatMap(([act, times, mails]): Finding[] => [
    ...(times > 1 ? [{ kind: "doubled" as const, what: `order ${number}: ${act} ${times} times` }] : []),
    ...(times === mails
      ? []
      : [
          {
            kind: mails > times ? ("doubled" as const) : ("half" as const),
            what: `order ${number}: ${act} ${times} times, ${mails} mails`,
          },
        ]),
  ]);
}
