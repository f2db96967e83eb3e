import { categoryLabels } from "#catalogue/product.text.ts";
import { SelectField } from "#ui/form/select-field.tsx";
import type { ImportAnswer } from "../import-answer.ts";
import { foreignText as text } from "./foreign.text.ts";
import { categoryField } from "./foreign.ts";

type Foreign = NonNullable<Extract<ImportAnswer, { kind: "planned" }>["foreign"]>;

/** What another shop's file brings, and which category each of its types is. */
export function ForeignChoices({
  foreign: { kind, products, pictures, addresses, types },
}: {
  foreign: Foreign;
}) {
  const options = Object.entries(categoryLabels).map(([value, label]) => ({ value, label }));
  return (
    <fieldset className="grid gap-3 border border-hair p-4">
      <p className="text-sm">{text.found(text.kinds[kind], products)}</p>
      <p className="text-sm">{text.summary(pictures, addresses)}</p>
      {types.length > 0 && (
        <>
          <p className="font-semibold">{text.categories}</p>
          <p className="text-sm text-ink-2">{text.categoriesHint}</p>
          <div className="grid gap-4 sm:grid-cols-2">
            {types.map(({ type, count, category }) => (
              <SelectField
                key={`${type} ${category}`}
                name={categoryField(type)}
                label={`${type || text.noType} (${count})`}
                options={options}
                defaultValue={category}
                required
              />
            ))}
          </div>
        </>
      )}
    </fieldset>
  );
}
