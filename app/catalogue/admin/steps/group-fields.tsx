import { fieldPlace } from "#records/fields/field-place.ts";
import { type FieldsProps, NamedField, Note } from "#records/fields/record-fields.tsx";
import { tied } from "#records/tied.ts";
import { SelectField } from "#ui/form/select-field.tsx";
import { productFields } from "../../product-fields.ts";
import type { MadeBeside } from "./read-made.server.ts";
import { stepsText } from "./steps.text.ts";

/** Which group makes it, and how much work it is; kept as it was where the shop has no groups. */
export function GroupFields({ made, ...drawn }: FieldsProps<typeof productFields> & { made: MadeBeside }) {
  const { state } = drawn;
  const { makingGroup, makingWeight } = state.texts;
  if (made.groups.length === 0)
    return (
      <>
        <input type="hidden" name="makingGroup" value={makingGroup} />
        <input type="hidden" name="makingWeight" value={makingWeight} />
      </>
    );
  const { label, look } = productFields.makingGroup;
  const groups = made.groups.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <div className="grid gap-4 min-[26rem]:grid-cols-2">
        <div id={fieldPlace("makingGroup")} className="min-w-0 scroll-mt-24">
          <SelectField
            {...tied(state, "makingGroup")}
            {...look}
            label={label}
            options={[{ value: "", label: stepsText.noGroup }, ...groups]}
          />
        </div>
        <NamedField {...drawn} name="makingWeight" />
      </div>
      {made.advice && <Note text={made.advice} />}
    </>
  );
}
