import { inShort } from "#records/fields/in-short.ts";
import { type FieldsProps, NamedField } from "#records/fields/record-fields.tsx";
import { FoldedPart } from "#ui/page/folded-part.tsx";
import { StandingNote } from "#who-gets/standing/standing-note.tsx";
import type { GetsStanding } from "#who-gets/who-gets.ts";
import type { productFields } from "../../product-fields.ts";
import { productText } from "../form/product.text.ts";

const names = ["showsMakers", "materialCost"] as const;

/** Whether the product's page says who gets what; open while that is wanted and not shown. */
export function GetsFields({
  standing,
  ...drawn
}: FieldsProps<typeof productFields> & { standing: GetsStanding | undefined }) {
  const { texts, errors } = drawn.state;
  const isSilent = standing !== undefined && standing.kind !== "shown";
  return (
    <FoldedPart
      title={productText.parts.gets}
      holds={inShort(drawn.fields, names, texts)}
      isNeeded={isSilent || names.some((name) => errors[name])}
    >
      {names.map((name) => (
        <NamedField key={name} {...drawn} name={name} />
      ))}
      {standing && <StandingNote standing={standing} />}
    </FoldedPart>
  );
}
