import type { Permission } from "#accounts/permissions/permissions.ts";
import { adminList } from "#records/fields/admin-list.ts";
import { translationsPath } from "#translations/translatable.ts";

/** The kinds of records that can be translated, in the order of the menu, with the permission for each. */
export const translationKinds = {
  product: { needs: "products" },
  artisan: { needs: "stories" },
  post: { needs: "stories" },
  faq: { needs: "settings" },
  policy: { needs: "settings" },
  shop: { needs: "settings" },
  promotion: { needs: "money" },
  word: { needs: "products" },
} as const satisfies Record<string, { needs: Permission }>;

export type TranslationKind = keyof typeof translationKinds;

export const isTranslationKind = (kind: string): kind is TranslationKind =>
  Object.hasOwn(translationKinds, kind);

export const translationKindIn = (parameters: URLSearchParams): TranslationKind | undefined => {
  const kind = parameters.get("kind") ?? "";
  return isTranslationKind(kind) ? kind : undefined;
};

/** The kinds that somebody may translate. */
export const kindsFor = (held: Readonly<Partial<Record<Permission, true>>>): TranslationKind[] =>
  Object.keys(translationKinds)
    .filter(isTranslationKind)
    .filter((kind) => held[translationKinds[kind].needs]);

export const translationStates = ["all", "missing", "old"] as const;
const choices = {
  kind: ["", ...Object.keys(translationKinds).filter(isTranslationKind)],
  state: translationStates,
} as const;

export const translationsList = adminList(translationsPath, choices);
