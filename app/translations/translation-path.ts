import type { TextKind } from "./translatable.ts";

export const translationsPath = "/admin/dashboard/translations";

/** Where one record's texts are written; `from`: the list that it was opened from. */
export const translationPath = (kind: TextKind, record: string, from?: string): string =>
  `${translationsPath}/texts?${new URLSearchParams({ kind, record, ...(from && { from }) })}`;
