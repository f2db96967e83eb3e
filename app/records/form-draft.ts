export type Texts<Field extends string> = Record<Field, string>;

/** A kind of record whose first, unsaved form the browser stores. Pictures are never part of it. */
export interface DraftKind<Field extends string> {
  /** Its key in the browser's storage (PRODUCT-9). */
  key: string;
  fields: readonly Field[];
  /** The form before anything was typed. */
  empty: Texts<Field>;
}

/** The draft that was left here, if there is one that can be read. */
export function readDraft<Field extends string>(
  storage: Storage,
  kind: DraftKind<Field>,
): Texts<Field> | undefined {
  try {
    return draftIn(storage.getItem(kind.key), kind);
  } catch {
    return undefined;
  }
}

export function draftIn<Field extends string>(
  text: string | null,
  kind: DraftKind<Field>,
): Texts<Field> | undefined {
  const kept: unknown = JSON.parse(text ?? "null");
  if (typeof kept !== "object" || kept === null) return undefined;
  const texts = { ...kind.empty };
  for (const field of kind.fields) {
    const value: unknown = Reflect.get(kept, field);
    if (typeof value === "string") texts[field] = value;
  }
  return isBegun(texts, kind) ? texts : undefined;
}

/** Is there anything in it that was typed? */
export const isBegun = <Field extends string>(texts: Texts<Field>, kind: DraftKind<Field>): boolean =>
  kind.fields.some((field) => texts[field] !== kind.empty[field]);

/**
 * Stores what differs from an empty form, whose defaults (a date) may be others when the draft comes back. In
 * a browser without storage the form still works.
 */
export function keepDraft<Field extends string>(
  storage: Storage,
  kind: DraftKind<Field>,
  texts: Texts<Field>,
): void {
  try {
    if (isBegun(texts, kind)) storage.setItem(kind.key, JSON.stringify(typedIn(texts, kind)));
    else storage.removeItem(kind.key);
  } catch {
    // Nothing to be done.
  }
}

const typedIn = <Field extends string>(texts: Texts<Field>, { fields, empty }: DraftKind<Field>) =>
  Object.fromEntries(
    fields.filter((field) => texts[field] !== empty[field]).map((field) => [field, texts[field]]),
  );

export function dropDraft(storage: Storage, { key }: { key: string }): void {
  try {
    storage.removeItem(key);
  } catch {
    // Nothing to be done.
  }
}
