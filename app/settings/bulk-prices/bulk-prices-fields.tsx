import { useState } from "react";
import { type BulkTiers, tierInWords } from "#bulk-prices/bulk-tiers.ts";
import { Field } from "#ui/form/field.tsx";
import { errorsIn, type FieldErrors, typedOf } from "#ui/form/form-answer.ts";
import { Link } from "#ui/link.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import type { BulkPricesAnswer } from "./bulk-prices.form.ts";
import { bulkPricesText as say } from "./bulk-prices.text.ts";
import {
  postedTiers,
  readTiers,
  saysNothing,
  type TierFact,
  type TierField,
  type TypedTier,
  tierField,
  tiersToType,
  withRoom,
} from "./read-tiers.ts";

interface BulkPricesFieldsProps {
  tiers: BulkTiers;
  given: BulkPricesAnswer | undefined;
}

/** The bulk prices, row by row, each with its effect; there is always room for two more. */
export function BulkPricesFields({ tiers, given }: BulkPricesFieldsProps) {
  const typed = typedOf(given);
  const [rows, setRows] = useState(() => withRoom(typed ? postedTiers(typed) : tiersToType(tiers)));
  const change = (place: number, fact: TierFact, text: string) =>
    setRows((now) => withRoom(now.map((row, at) => (at === place ? { ...row, [fact]: text } : row))));
  const effects = effectsOf(rows);
  return (
    <TitledPart title={say.title} className="max-w-form">
      <Meanings tiers={tiers} />
      {rows.map((row, place) => (
        <PriceFields
          key={say.row(place)}
          place={place}
          row={row}
          effect={saysNothing(row) ? say.unused : effects.get(place)}
          errors={errorsIn(given)}
          onChange={(fact, text) => change(place, fact, text)}
        />
      ))}
      <p className="text-sm text-ink-2">
        {say.whereShown}{" "}
        <Link to="/b2b" className="text-ink underline decoration-geru">
          {say.whereShownLink}
        </Link>
      </p>
    </TitledPart>
  );
}

function Meanings({ tiers: [first] }: { tiers: BulkTiers }) {
  if (!first) return null;
  return (
    <ul className="grid list-disc gap-1 pl-5 text-sm text-ink-2">
      <li>{say.fromEffect(first)}</li>
      <li>{say.coreEffect(first)}</li>
      <li>{say.artisanalEffect(first)}</li>
    </ul>
  );
}

/** The effect of each valid row, by its place. */
function effectsOf(rows: readonly TypedTier[]): Map<number, string> {
  const sound = readTiers(rows).flatMap(({ place, tier }) => (tier ? { place, tier } : []));
  const tiers = sound.map(({ tier }) => tier);
  return new Map(sound.map(({ place, tier }, at) => [place, say.effect(tierInWords(tiers, at), tier)]));
}

interface PriceFieldsProps {
  place: number;
  row: TypedTier;
  effect: string | undefined;
  errors: FieldErrors<TierField>;
  onChange(fact: TierFact, text: string): void;
}

function PriceFields({ place, row, effect, errors, onChange }: PriceFieldsProps) {
  const tied = (fact: TierFact) => ({
    name: tierField(fact, place),
    label: say[fact],
    value: row[fact],
    hideOptional: true,
    error: errors[tierField(fact, place)],
    // On a phone a sentence has no room below a third of the line.
    className: errors[tierField(fact, place)] ? "max-sm:col-span-3" : "",
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => onChange(fact, value),
    autoComplete: "off",
    maxLength: 20,
  });
  return (
    <fieldset className="grid min-w-0 grid-cols-3 gap-x-3 gap-y-1">
      <legend className="pb-1 text-sm font-semibold">{say.row(place)}</legend>
      <Field {...tied("from")} inputMode="numeric" />
      <Field {...tied("core")} inputMode="decimal" />
      <Field {...tied("artisanal")} inputMode="numeric" />
      {effect && <p className="col-span-3 text-sm text-ink-2">{effect}</p>}
    </fieldset>
  );
}
