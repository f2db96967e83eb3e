import { EndBegun } from "#order-admin/next/end-begun.tsx";
import { MoreOfRecord, RecordNext } from "#records/page/record-next.tsx";
import { ButtonLink } from "#ui/form/button.tsx";
import { toCheck } from "../lot.ts";
import { type GiveProps, GiveWorkForm } from "./give-work-form.tsx";
import { asking, busy, type LotNext, nextOfLot, nextToGive, waitingOf } from "./lot-next.ts";
import { makingText as text } from "./making.text.ts";
import { jobSlipPath, lotPath } from "./making-list.ts";
import type { ManagedLot, ShownPart } from "./read-lot.db.server.ts";

const namedMakers = 3;

/** What waits of a lot, with its one button, and what else can be done. */
export function LotNextCard(props: GiveProps) {
  const { lot, given } = props;
  const next = nextOfLot(lot);
  const canGive = lot.state === "open" && lot.isWanted && nextToGive(lot) !== undefined;
  return (
    <RecordNext
      sentence={text.next.sentences[next]({ ...waitingOf(lot, next), makers: makersOf(lot, next) })}
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
      {next === "problem" && <PartLink lot={lot} part={asking(lot)[0]} name={text.problem.of} />}
      {next === "check" && <PartLink lot={lot} part={toCheckOf(lot)} name={text.check.of} />}
      {next === "wait" && (
        <a href={jobSlipPath(lot.number)} className="button outlined-button justify-self-start">
          {text.slips}
        </a>
      )}
    </RecordNext>
  );
}

/** Whom its sentence names. */
function makersOf(lot: ManagedLot, next: LotNext): string {
  switch (next) {
    case "problem":
      return namesOf(asking(lot));
    case "wait":
      return namesOf(busy(lot));
    case "check":
    case "give":
    case "begun":
    case "unpaid":
    case "over":
      return "";
  }
}

/** Each maker once. */
function namesOf(parts: readonly ShownPart[]): string {
  const names = [...new Set(parts.map(({ artisanName }) => artisanName))];
  const rest = names.length - namedMakers;
  return names.slice(0, namedMakers).join(", ") + (rest > 0 ? ` +${rest}` : "");
}

const toCheckOf = ({ parts }: ManagedLot): ShownPart | undefined =>
  parts.find((each) => each.state !== "cancelled" && toCheck(each) > 0);

interface PartLinkProps {
  lot: ManagedLot;
  part: ShownPart | undefined;
  name: (maker: string) => string;
}

/** Opens the first part that waits for the owner. */
function PartLink({ lot, part, name }: PartLinkProps) {
  return (
    part && (
      <ButtonLink
        to={lotPath(lot.number, part.id)}
        variant="primary"
        preventScrollReset
        className="justify-self-start max-sm:w-full"
      >
        {name(part.artisanName)}
      </ButtonLink>
    )
  );
}
