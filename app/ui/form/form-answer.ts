import type * as z from "zod/mini";

export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

/** What stood in the fields, for a page that has to show them again. */
export type TypedFields<Field extends string> = Partial<Record<Field, string>>;

/** What there is to say of a form besides what stands at its fields. */
interface AnswerNotice {
  title: string;
  text?: string;
  tone?: "destructive";
  /** Milliseconds, where it differs from other toasts. */
  duration?: number;
}

export interface RefusedForm<Field extends string, Typed = TypedFields<Field>> {
  kind: "refused";
  errors: FieldErrors<Field>;
  typed: Typed;
  notice?: AnswerNotice;
}

/** Why a form that is right could not be taken. */
export type FailureReason = "stale" | "limited" | "exists" | "unconfirmed";

/**
 * What comes of a posted form: done, with what is stored of it; refused, with what is wrong at its fields; or
 * failed, with what to do. A failure without a text or a notice has been shown already.
 */
export type FormAnswer<Field extends string, Kept = undefined, Typed = TypedFields<Field>> =
  | { kind: "done"; kept: Kept; notice?: AnswerNotice }
  | RefusedForm<Field, Typed>
  | { kind: "failed"; text?: string; reason?: FailureReason; typed?: Typed; notice?: AnswerNotice };

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

/** What is wrong with its fields. */
export const errorsIn = <Field extends string>(
  answer: FormAnswer<Field, unknown, unknown> | undefined,
): FieldErrors<Field> => (answer?.kind === "refused" ? answer.errors : {});

/** What stood in a form that was posted without script and not taken. */
export const typedOf = <Typed>(answer: FormAnswer<string, unknown, Typed> | undefined): Typed | undefined =>
  answer && answer.kind !== "done" ? answer.typed : undefined;

/** The same of plain fields, to show again. */
export const typedIn = <Field extends string>(
  answer: FormAnswer<Field, unknown> | undefined,
): TypedFields<Field> => typedOf(answer) ?? {};

/** The HTTP status of an answer. */
export function httpStatusOf({ kind }: { kind: FormAnswer<string>["kind"] }): number {
  if (kind === "refused") return 422;
  return kind === "failed" ? 429 : 200;
}

/** The hidden field by which a script says that it wants the answer, not the next page. */
export const byScript = "by";

export const isByScript = (form: FormData): boolean => form.get(byScript) === "script";
