import { Form } from "react-router";
import { Button } from "#ui/form/button.tsx";
import { Link } from "#ui/link.tsx";
import { StatusBadge, type StatusTone } from "#ui/list/status-badge.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { longDay } from "#values/time/date-time.ts";
import { isNotBegun, type PartState, toCheck } from "../lot.ts";
import { stepName } from "./lot-next.ts";
import { makingText as text } from "./making.text.ts";
import { jobSlipPath, lotPath } from "./making-list.ts";
import type { ManagedLot, ShownPart } from "./read-lot.db.server.ts";

export const partTones: Record<PartState, StatusTone> = {
  given: "yellow",
  begun: "blue",
  done: "purple",
  checked: "green",
  cancelled: "grey",
};

/** Who has what of a lot, step by step; one form has the buttons of all rows. */
export function LotParts({ lot }: { lot: ManagedLot }) {
  return (
    <TitledPart title={text.parts} list>
      {lot.parts.length === 0 && <p className="py-3 text-sm text-ink-2">{text.noParts}</p>}
      <Form method="post" action={lotPath(lot.number)} preventScrollReset>
        <ul>
          {lot.parts.map((part) => (
            <PartLine key={part.id} lot={lot} part={part} />
          ))}
        </ul>
      </Form>
      {lot.parts.length > 0 && (
        <p className="pt-3">
          <a href={jobSlipPath(lot.number)} className="action text-sm">
            {text.slips}
          </a>
        </p>
      )}
    </TitledPart>
  );
}

function PartLine({ lot, part }: { lot: ManagedLot; part: ShownPart }) {
  const { id, version, artisanName, state, dueOn } = part;
  return (
    <li className="flex items-center gap-x-3 border-b border-hair py-1.5 text-sm">
      <span className="min-w-0 grow">
        <span className="flex flex-wrap items-center gap-x-2">
          <Link to={lotPath(lot.number, id)} preventScrollReset className="action font-semibold">
            {text.open(artisanName, stepName(lot, part))}
          </Link>
          <StatusBadge tone={partTones[state]}>{text.partStates[state]}</StatusBadge>
          {part.asks && (
            <StatusBadge tone="red" className="mb-1">
              {text.problem.badge}
            </StatusBadge>
          )}
        </span>
        <span className="block text-ink-2">
          {[...partCountWords(part), dueOn && text.byDay(longDay(dueOn))].filter(Boolean).join(" · ")}
        </span>
      </span>
      {isNotBegun(part) && (
        <Button
          type="submit"
          name="intent"
          value={`take ${version}.${id}`}
          small
          variant="text"
          className="flex-none whitespace-nowrap"
          aria-label={text.takeBack.of(artisanName)}
        >
          {text.takeBack.title}
        </Button>
      )}
    </li>
  );
}

/** What has become of its pieces, in words. */
export function partCountWords(part: ShownPart): string[] {
  const { quantity, done, passed, rework, notes } = part;
  const waits = toCheck(part);
  return [
    text.counts.done(done - rework, quantity),
    ...(waits > 0 && part.state !== "cancelled" ? [text.counts.toCheck(waits)] : []),
    ...(rework > 0 ? [text.counts.rework(rework)] : []),
    ...(passed > 0 ? [text.counts.passed(passed)] : []),
    ...(notes > 0 ? [text.counts.notes(notes)] : []),
  ];
}
