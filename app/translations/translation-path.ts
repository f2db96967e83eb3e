import type { EditedKind } from "./text-sources.server.ts";

export const translationsPath = "/admin/dashboard/translations";

/** Where one record's texts are written; `from`: the list that it was opened from. */
export const translationPath = (kind: EditedKind, record: string, from?: string): string =>
  `${translationsPath}/texts?${new URLSearchParams({ kind, record, ...(from && { from }) })}`;
