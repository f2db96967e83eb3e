import { Form } from "react-router";
import { useMay } from "#accounts/permissions/held-context.ts";
import { useActButton } from "#ui/form/act-button.ts";
import { Button } from "#ui/form/button.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { offerWeeksText as text } from "./offer-weeks.text.ts";
import type { WeeksOfOffer } from "./read-weeks.server.ts";

/** By when those who make it could have made it, and the act that holds their weeks for it. */
export function OfferWeeks({ weeks: { advised, held, offer } }: { weeks: WeeksOfOffer }) {
  const mayAct = useMay()("money");
  return (
    <TitledPart title={text.title}>
      {sentencesOf(advised).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {held && <p className="font-semibold">{text.heldUntil(held.days, held.until)}</p>}
      {mayAct && (
        <Form
          method="post"
          aria-label={text.title}
          preventScrollReset
          className="grid justify-items-start gap-2"
        >
          <input type="hidden" name="id" value={offer.id} />
          <input type="hidden" name="version" value={offer.version} />
          {held ? <Release /> : offer.until && advised.leavesBy && <Hold until={offer.until} />}
        </Form>
      )}
    </TitledPart>
  );
}

function Hold({ until }: { until: string }) {
  return (
    <>
      <Button {...useActButton("hold")} variant="outline">
        {text.hold}
      </Button>
      <p className="text-sm text-ink-2">{text.holdNote(until)}</p>
    </>
  );
}

const Release = () => (
  <Button {...useActButton("release")} variant="text">
    {text.release}
  </Button>
);

function sentencesOf({ full, leavesBy }: WeeksOfOffer["advised"]): string[] {
  if (leavesBy === null) return [...full.map(({ group, until }) => text.fullOnly(group, until)), text.never];
  if (full.length === 0) return [text.leaves(leavesBy)];
  return full.map(({ group, until }) => text.full(group, until, leavesBy));
}
