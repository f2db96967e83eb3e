import type { Permission } from "#accounts/permissions/permissions.ts";
import { translationsPath } from "#translations/translatable.ts";
import { pageNumber } from "#values/text/page-number.ts";

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

const states = ["all", "missing", "old"] as const;

export interface TranslationsFilter {
  kind: TranslationKind | undefined;
  state: (typeof states)[number];
  page: number;
}

export const translationsPageSize = 50;

export const translationsFilter = (parameters: URLSearchParams): TranslationsFilter => ({
  kind: translationKindIn(parameters),
  state: states.find((state) => state === parameters.get("state")) ?? "all",
  page: pageNumber(parameters, 99_999),
});

export function translationsAddress({ kind, state, page }: Partial<TranslationsFilter>): string {
  const kept = new URLSearchParams();
  if (kind) kept.set("kind", kind);
  if (state && state !== "all") kept.set("state", state);
  if (page && page > 1) kept.set("page", String(page));
  return String(kept) ? `${translationsPath}?${kept}` : translationsPath;
}
