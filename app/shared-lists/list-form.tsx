import { Form } from "react-router";
import type { ProductSummary } from "#catalogue/product.ts";
import { useActButton } from "#ui/form/act-button.ts";
import { Button } from "#ui/form/button.tsx";
import { CheckboxField } from "#ui/form/checkbox.tsx";
import { Field } from "#ui/form/field.tsx";
import { FieldNotes } from "#ui/form/field-notes.tsx";
import { errorsIn, typedOf } from "#ui/form/form-answer.ts";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { useFirstError } from "#ui/form/use-first-error.ts";
import { marked } from "#ui/in-sentence.tsx";
import { Picture } from "#ui/media/picture.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { goodsField, type ListAnswer } from "./share-list.form.ts";
import type { SharedList } from "./shared-list.ts";
import { sharedListsText as text } from "./shared-lists.text.ts";

interface ListFormProps {
  path: string;
  /** Of a new list, the id that it gets. */
  id: string;
  /** What it may hold. */
  offered: readonly ProductSummary[];
  list?: Pick<SharedList, "title" | "products" | "version">;
  given: ListAnswer | undefined;
}

/** A list's title, and what of the wishlist is on it: of a new one all. */
export function ListForm({ path, id, offered, list, given }: ListFormProps) {
  const [errors, typed] = [errorsIn(given), typedOf(given)];
  const form = useFirstError(given);
  const ticked = typed?.goods ?? list?.products;
  return (
    <Form ref={form} method="post" action={path} noValidate={useHydrated()} className="grid max-w-form gap-4">
      {given?.kind === "failed" && given.text && <FormProblem text={given.text} reload={path} />}
      <input type="hidden" name="id" value={id} />
      {list && <input type="hidden" name="version" value={list.version} />}
      <Field
        label={text.fields.title}
        name="title"
        required
        autoComplete="off"
        hint={text.hints.title}
        defaultValue={typed?.title ?? list?.title}
        {...(errors.title && { error: errors.title })}
      />
      <fieldset className="min-w-0">
        <legend className="text-sm font-semibold">{text.fields.goods}</legend>
        <FieldNotes id="list-goods" error={errors.goods} />
        <ul className="mt-1 border-t border-hair">
          {offered.map((product) => (
            <li key={product.id} className="flex items-center gap-3 border-b border-hair py-1.5">
              <span className="block size-12 shrink-0 overflow-hidden bg-fold">
                <Picture
                  url={product.images[0] ?? null}
                  alt=""
                  sizes="3rem"
                  className="size-full object-cover"
                />
              </span>
              <CheckboxField
                name={goodsField}
                value={product.id}
                label={<span className="wrap-anywhere">{marked(product.name)}</span>}
                defaultChecked={ticked === undefined || ticked.includes(product.id)}
                className="min-w-0 grow"
              />
            </li>
          ))}
        </ul>
      </fieldset>
      <Button {...useActButton(list ? "save" : "share")} variant="primary">
        {list ? text.save : text.share}
      </Button>
    </Form>
  );
}
