import { Button } from "#ui/form/button.tsx";
import { Field } from "#ui/form/field.tsx";
import { Link } from "#ui/link.tsx";
import { Wrap } from "#ui/page/wrap.tsx";
import { localPath } from "#values/language/address.ts";
import { cartText } from "../cart.text.ts";
import type { PersonalAgain } from "./code-answer.ts";

/** The form of a product that could not be added so, with what was typed and what is wrong with it. */
export function PersonalAgainForm({ again: { product, sent, fields } }: { again: PersonalAgain }) {
  return (
    <Wrap className="pt-6">
      <form method="post" action={localPath("/cart")} noValidate className="grid max-w-form gap-4">
        <h2 className="text-xl">
          <Link to={`/shop/${product.slug}`}>{product.name}</Link>
        </h2>
        {sent.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {fields.map(({ label, shownAs = label, required, typed, error }) => (
          <div key={label}>
            <input type="hidden" name="personalLabel" value={label} />
            <Field
              label={shownAs}
              name="personal"
              required={required}
              autoComplete="off"
              defaultValue={typed}
              error={error}
            />
          </div>
        ))}
        <div>
          <Button type="submit" variant="primary">
            {cartText.add}
          </Button>
        </div>
      </form>
    </Wrap>
  );
}
