import type { TranslationKind } from "./translations.ts";

const admin = "/admin/dashboard";

/** Where a record's English is written; undefined where it has no form of its own. */
const forms: Record<TranslationKind, ((id: string) => string) | undefined> = {
  product: (id) => `${admin}/products?${new URLSearchParams({ edit: id })}`,
  artisan: (id) => `${admin}/artisans?${new URLSearchParams({ edit: id })}`,
  post: (id) => `${admin}/blog?${new URLSearchParams({ edit: id })}`,
  faq: (id) => `${admin}/settings/faq?${new URLSearchParams({ edit: id })}`,
  policy: (id) => `${admin}/settings/texts/${encodeURIComponent(id)}`,
  promotion: (id) => `${admin}/discounts?${new URLSearchParams({ edit: id })}`,
  word: undefined,
};

export const englishForm = (kind: TranslationKind, id: string): string | undefined => forms[kind]?.(id);
