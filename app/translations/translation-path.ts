import type { EditedKind } from "./text-sources.server.ts";

export const translationsPath = "/admin/dashboard/translations";

/** Where one record's texts are written. */
export const translationPath = (kind: EditedKind, record: string): string =>
  `${translationsPath}/texts?${new URLSearchParams({ kind, record })}`;
