import { EndBegun } from "#order-admin/next/end-begun.tsx";
import { MoreOfRecord, RecordNext } from "#records/page/record-next.tsx";
import { ButtonLink } from "#ui/form/button.tsx";
import { leftToGive, toCheck } from "../lot.ts";
import { type GiveProps, GiveWorkForm } from "./give-work-form.tsx";
import { busyMakers, type LotNext, nextOfLot, nextToGive, piecesToCheck } from "./lot-next.ts";
import { makingText as text } from "./making.text.ts";
import { jobSlipPath, lotPath } from "./making-list.ts";
import type { ManagedLot } from "./read-lot.db.server.ts";

const namedMakers = 3;

/** What waits of a lot, with its one button, and what else can be done. */
export function LotNextCard(props: GiveProps) {
  const { lot, given } = props;
  const next = nextOfLot(lot);
  const canGive = lot.state === "open" && lot.isWanted && nextToGive(lot) !== undefined;
  return (
    <RecordNext
      sentence={text.next.sentences[next]({ count: countOf(lot, next), makers: namesOf(busyMakers(lot)) })}
      more={
        lot.state === "open" && (
          <MoreOfRecord isOpen={next !== "give" && given?.kind === "refused"}>
            {canGive && next !== "give" && <GiveWorkForm {...props} />}
            {next !== "begun" && <EndBegun lot={lot} />}
          </MoreOfRecord>
        )
      }
    >
      {next === "give" && <GiveWorkForm {...props} />}
      {next === "begun" && <EndBegun lot={lot} />}
      {next === "check" && <CheckLink lot={lot} />}
      {next === "wait" && (
        <a href={jobSlipPath(lot.number)} className="button outlined-button justify-self-start">
          {text.slips}
        </a>
      )}
    </RecordNext>
  );
}

/** The pieces of which its sentence tells. */
function countOf(lot: ManagedLot, next: LotNext): number {
  switch (next) {
    case "check":
      return piecesToCheck(lot);
    case "give":
      return Math.max(0, ...lot.steps.map((_, at) => leftToGive(lot, at + 1)));
    case "begun":
    case "wait":
    case "unpaid":
    case "over":
      return 0;
  }
}

const namesOf = (names: readonly string[]): string =>
  names.length <= namedMakers
    ? names.join(", ")
    : `${names.slice(0, namedMakers).join(", ")} +${names.length - namedMakers}`;

/** Opens the first work that waits to be looked at. */
function CheckLink({ lot }: { lot: ManagedLot }) {
  const part = lot.parts.find((each) => each.state !== "cancelled" && toCheck(each) > 0);
  return (
    part && (
      <ButtonLink
        to={lotPath(lot.number, part.id)}
        variant="primary"
        preventScrollReset
        className="justify-self-start max-sm:w-full"
      >
        {text.check.of(part.artisanName)}
      </ButtonLink>
    )
  );
}
