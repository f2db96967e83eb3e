import { useId } from "react";
import { Form } from "react-router";
import type { MadeByGroup } from "#catalogue/steps/made-by-group.db.server.ts";
import type { KeptGroup } from "#promise/making-groups.db.server.ts";
import type { FreeWeek } from "#promise/weeks.ts";
import { useActButton } from "#ui/form/act-button.ts";
import { Button } from "#ui/form/button.tsx";
import { ConfirmButton } from "#ui/form/confirm-button.tsx";
import { Field } from "#ui/form/field.tsx";
import { FieldNotes } from "#ui/form/field-notes.tsx";
import { errorsIn, type FieldErrors, typedIn } from "#ui/form/form-answer.ts";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { TextAreaField } from "#ui/form/text-area-field.tsx";
import { useFirstError } from "#ui/form/use-first-error.ts";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { type GroupAnswer, type GroupField, weightField } from "./group.form.ts";
import { groupPath } from "./group-paths.ts";
import { groupsText as text } from "./groups.text.ts";

/** The next weeks of a group, each with the room that it has. */
export const GroupWeeks = ({ weeks }: { weeks: readonly FreeWeek[] }) => (
  <TitledPart title={text.weeks.title} list>
    <ul className="text-sm">
      {weeks.map(({ on, free }, place) => (
        // A week is its place: what is closed has no day.
        <li key={on ?? `closed ${place}`} className="flex justify-between gap-4 border-b border-hair py-1.5">
          <span>{on === null ? text.weeks.closed : text.weeks.until(on)}</span>
          <span className={free > 0 ? "font-semibold" : "text-ink-2"}>
            {on !== null && (free > 0 ? text.weeks.free(free) : text.weeks.full)}
          </span>
        </li>
      ))}
    </ul>
  </TitledPart>
);

interface GroupFormProps {
  group: KeptGroup | null;
  products: readonly MadeByGroup[];
  /** Of all groups, by their ids. */
  names: Readonly<Record<string, string>>;
  given: GroupAnswer | undefined;
}

export function GroupForm({ group, products, names, given }: GroupFormProps) {
  const [errors, typed] = [errorsIn(given), typedIn(given)];
  const [save, remove] = [useActButton("save"), useActButton("remove")];
  const isHydrated = useHydrated();
  return (
    <Form
      ref={useFirstError(given)}
      method="post"
      action={groupPath(group?.id)}
      aria-label={group?.name ?? text.new}
      noValidate={isHydrated}
      className="grid gap-6"
    >
      {given?.kind === "failed" && given.text && (
        <FormProblem text={given.text} reload={groupPath(group?.id)} />
      )}
      {group && <input type="hidden" name="version" value={group.version} />}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field
          name="name"
          label={text.fields.name}
          required
          autoComplete="off"
          defaultValue={typed.name ?? group?.name}
          error={errors.name}
        />
        <Field
          name="piecesWeek"
          label={text.fields.piecesWeek}
          required
          inputMode="numeric"
          autoComplete="off"
          hint={text.hints.piecesWeek}
          defaultValue={typed.piecesWeek ?? (group ? String(group.piecesWeek) : "")}
          error={errors.piecesWeek}
        />
      </div>
      <TextAreaField
        name="closed"
        label={text.fields.closed}
        rows={3}
        hint={text.hints.closed}
        defaultValue={typed.closed ?? group?.closed}
        error={errors.closed}
      />
      <MadePart group={group} products={products} names={names} made={typed.made} errors={errors} />
      <Button {...save} variant="primary">
        {text.save}
      </Button>
      {group && (
        <ConfirmButton {...remove} variant="text" formNoValidate question={text.ask(group.name)}>
          {text.remove}
        </ConfirmButton>
      )}
    </Form>
  );
}

interface MadePartProps extends Pick<GroupFormProps, "group" | "products" | "names"> {
  /** What was ticked, with its weights, where the form was refused. */
  made: string | undefined;
  errors: FieldErrors<GroupField>;
}

/** What the group makes, ticked, each with its weight. */
function MadePart({ group, products, names, made, errors }: MadePartProps) {
  const typed = made === undefined ? undefined : new URLSearchParams(made);
  const isTicked = ({ id, group: by }: MadeByGroup) => typed?.has(id) ?? (group !== null && by === group.id);
  return (
    <TitledPart title={text.made.title} list>
      <p className="py-2 text-sm text-ink-2">{products.length > 0 ? text.made.note : text.made.none}</p>
      {products.length > 0 && (
        <p aria-hidden="true" className="text-right text-sm font-semibold">
          {text.fields.weight}
        </p>
      )}
      <ul>
        {products.map((product) => (
          <MadeLine
            key={product.id}
            product={product}
            weight={typed?.get(product.id) ?? String(product.weight)}
            isTicked={isTicked(product)}
            error={errors[weightField(product.id)]}
            other={product.group === group?.id ? undefined : names[product.group ?? ""]}
          />
        ))}
      </ul>
    </TitledPart>
  );
}

interface MadeLineProps {
  product: MadeByGroup;
  weight: string;
  isTicked: boolean;
  error: string | undefined;
  /** The name of the group that makes it now. */
  other: string | undefined;
}

function MadeLine({ product: { id, name }, weight, isTicked, error, other }: MadeLineProps) {
  const noteId = useId();
  return (
    <li className="border-b border-hair py-1">
      <div className="flex items-center justify-between gap-4">
        <label className="choice min-w-0 grow">
          <input
            type="checkbox"
            name="product"
            value={id}
            defaultChecked={isTicked}
            className="choice-mark tick rounded-[2px]"
          />
          <span className="wrap-anywhere">
            {name} {other && <span className="text-sm text-ink-2">{text.made.ofOther(other)}</span>}
          </span>
        </label>
        <input
          name={weightField(id)}
          aria-label={text.made.weightOf(name)}
          aria-invalid={error !== undefined}
          aria-describedby={error ? `${noteId}-error` : undefined}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={weight}
          className="h-11 w-16 shrink-0 rounded border border-edge bg-field px-2 text-right tabular-nums"
        />
      </div>
      <FieldNotes id={noteId} {...(error && { error })} />
    </li>
  );
}
