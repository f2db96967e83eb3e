import { Form, useNavigation } from "react-router";
import { May } from "#accounts/permissions/may.tsx";
import { Button } from "#ui/form/button.tsx";
import { Field } from "#ui/form/field.tsx";
import { errorsIn, typedIn } from "#ui/form/form-answer.ts";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { useInTurn } from "#ui/form/use-in-turn.ts";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { connectionsPath } from "#webhooks/endpoint-paths.ts";
import type { KeyAnswer } from "../keys/key.form.ts";
import { keysText as text } from "../keys/keys.text.ts";
import { type KeyRow, KeysTable } from "./keys-table.tsx";

interface KeysPartProps {
  keys: readonly KeyRow[];
  /** What the next key will be known by. */
  newKey: string;
  given: KeyAnswer | undefined;
}

/** Keys by which other programs read orders: which there are, and the form that makes another. */
export function KeysPart({ keys, newKey, given }: KeysPartProps) {
  const inUse = keys.filter(({ revokedAt, reads }) => revokedAt === null && reads).length;
  return (
    <TitledPart title={text.title}>
      <p className="max-w-measure">
        {text.intro} {text.today(inUse)}
      </p>
      {given?.kind === "done" && <MadeKey made={given.kept} />}
      <May needs="orders" otherwise={<p>{text.lacked}</p>}>
        <May needs="export" otherwise={<p>{text.lacked}</p>}>
          <NewKey key={given?.kind === "done" ? given.kept.key : ""} newKey={newKey} given={given} />
        </May>
      </May>
      {keys.length > 0 && <KeysTable keys={keys} />}
    </TitledPart>
  );
}

/** Handed over whole: React keeps a prop named `key` for itself. */
function MadeKey({ made }: { made: { name: string; key: string } }) {
  return (
    <div role="status" className="grid max-w-measure gap-2 frame-double p-4">
      <strong>{text.made(made.name)}</strong>
      <p className="text-sm">{text.madeHint}</p>
      <code className="border border-edge bg-field px-3 py-2 text-sm break-all select-all">{made.key}</code>
    </div>
  );
}

function NewKey({ newKey, given }: Omit<KeysPartProps, "keys">) {
  const { state, formData } = useNavigation();
  const isMaking = state !== "idle" && formData?.get("intent") === "make";
  return (
    <Form
      method="post"
      action={connectionsPath}
      noValidate={useHydrated()}
      // Pressed while the page is read again, it would make the key of before once more.
      onSubmit={useInTurn()}
      className="grid max-w-xl gap-3"
    >
      {given?.kind === "failed" && given.text && <FormProblem text={given.text} />}
      <input type="hidden" name="id" value={newKey} />
      <Field
        label={text.nameLabel}
        name="name"
        hint={text.nameHint}
        error={errorsIn(given).name}
        defaultValue={typedIn(given).name}
        autoComplete="off"
        required
      />
      <div>
        <Button type="submit" name="intent" value="make" variant="primary" pending={isMaking}>
          {isMaking ? text.making : text.make}
        </Button>
      </div>
    </Form>
  );
}
