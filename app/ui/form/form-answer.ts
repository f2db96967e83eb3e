import type * as z from "zod/mini";

export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

/** What stood in the fields, for a page that has to show them again. */
export type TypedFields<Field extends string> = Partial<Record<Field, string>>;

export interface RefusedForm<Field extends string> {
  kind: "refused";
  errors: FieldErrors<Field>;
  typed: TypedFields<Field>;
}

/** What comes of a posted form. A failure without a text has been told already. */
export type FormAnswer<Field extends string, Kept = undefined> =
  | { kind: "sent"; kept: Kept }
  | RefusedForm<Field>
  | { kind: "failed"; text?: string; typed?: TypedFields<Field> };

export type ParsedForm<Field extends string, Value> = { kind: "valid"; value: Value } | RefusedForm<Field>;

/** A value from a posted form, or the first complaint about each wrong field. Unknown fields are dropped. */
export function parseFields<Field extends string, Value>(
  schema: z.ZodMiniType<Value>,
  fields: readonly Field[],
  form: FormData,
): ParsedForm<Field, Value> {
  const typed = typedFields(fields, form);
  const parsed = schema.safeParse(typed);
  if (parsed.success) return { kind: "valid", value: parsed.data };
  const errors: FieldErrors<Field> = {};
  for (const issue of parsed.error.issues) {
    const name = fields.find((field) => field === issue.path[0]);
    if (name) errors[name] ??= issue.message;
  }
  return { kind: "refused", errors, typed };
}

/** The fields' texts; a file posted in a text's place counts as nothing. */
export function typedFields<Field extends string>(
  fields: readonly Field[],
  form: FormData,
): TypedFields<Field> {
  const typed: TypedFields<Field> = {};
  for (const name of fields) {
    const value = form.get(name);
    if (typeof value === "string") typed[name] = value;
  }
  return typed;
}

/** What to show again of a form that was posted without script and not taken. */
export const typedIn = <Field extends string>(
  answer: FormAnswer<Field, unknown> | undefined,
): TypedFields<Field> => (answer && answer.kind !== "sent" ? (answer.typed ?? {}) : {});

/** The HTTP status of an answer. */
export function httpStatusOf({ kind }: { kind: FormAnswer<string>["kind"] }): number {
  if (kind === "refused") return 422;
  return kind === "failed" ? 429 : 200;
}

/** The hidden field by which a script says that it wants the answer, not the next page. */
export const byScript = "by";

export const isByScript = (form: FormData): boolean => form.get(byScript) === "script";
