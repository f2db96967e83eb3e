import type { GroupInput } from "#promise/making-groups.db.server.ts";
import { type FieldErrors, type FormAnswer, typedFields } from "#ui/form/form-answer.ts";
import { textIn } from "#values/text/form-text.ts";
import { hasAtMost } from "#values/text/letters.ts";
import { typedWhole } from "#values/text/typed-whole.ts";
import { readClosedDays } from "#values/time/closed-days.ts";
import { groupsText as text } from "./groups.text.ts";

const groupFields = ["name", "piecesWeek", "closed", "version"] as const;
type WeightField = `weight:${string}`;
export type GroupField = (typeof groupFields)[number] | WeightField | "made";
export type GroupAnswer = FormAnswer<GroupField>;

export interface TypedGroup extends GroupInput {
  /** Missing of a new one. */
  version: number | undefined;
  products: { id: string; weight: number }[];
}

/** The field of a product's weight. */
export const weightField = (productId: string): WeightField => `weight:${productId}`;

const tickedIn = (form: FormData): string[] =>
  form.getAll("product").flatMap((id) => (typeof id === "string" ? [id] : []));

/** With what was ticked, and its weights, as `made`. */
export const groupTyped = (form: FormData) => ({
  ...typedFields(groupFields, form),
  made: `${new URLSearchParams(tickedIn(form).map((id) => [id, textIn(form, weightField(id))]))}`,
});

const mostPieces = 100_000;
const mostClosed = 3000;

/** A group with what it makes, or what is wrong with it. */
export function groupIn(form: FormData): { value: TypedGroup } | { errors: FieldErrors<GroupField> } {
  const errors: FieldErrors<GroupField> = {};
  const name = textIn(form, "name").trim().replaceAll(/\s+/g, " ");
  const piecesWeek = typedWhole(textIn(form, "piecesWeek"), 1, mostPieces);
  const closed = textIn(form, "closed").trim();
  const read = closed === "" ? undefined : readClosedDays(closed);
  const products = tickedIn(form);
  const weights = products.map((id) => typedWhole(textIn(form, weightField(id)) || "1", 1, 100));
  if (name === "" || name.length > 300 || !hasAtMost(name, 60)) errors.name = text.errors.name;
  if (piecesWeek === undefined) errors.piecesWeek = text.errors.piecesWeek;
  if (read?.ok === false) errors.closed = text.errors.closed(read.line);
  else if (closed.length > mostClosed) errors.closed = text.errors.closedLong;
  for (const [place, id] of products.entries())
    if (weights[place] === undefined) errors[weightField(id)] = text.errors.weight;
  if (piecesWeek === undefined || Object.keys(errors).length > 0) return { errors };
  const made = products.map((id, place) => ({ id, weight: weights[place] ?? 1 }));
  const version = typedWhole(textIn(form, "version"));
  return { value: { name, piecesWeek, closed, version, products: made } };
}
