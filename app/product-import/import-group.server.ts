import type { GroupNames } from "#catalogue/steps/group-names.ts";
import { cleanText } from "#values/text/clean-text.ts";
import { nameKey } from "#values/text/name-key.ts";
import { importText } from "./import.text.ts";

/** The group that a cell names: written so, else one that reads the same; undefined where there is none. */
export function groupNamed(groups: GroupNames, cell: string): string | undefined {
  const name = cleanText(cell, cell.length);
  const named = [...groups];
  const [id] =
    named.find(([, other]) => other === name) ??
    named.find(([, other]) => nameKey(other) === nameKey(name)) ??
    [];
  return id;
}

/** What is wrong with a cell that names no group. */
export const unknownGroup = (cell: string): string => `making_group: ${importText.noGroup(cell)}`;
