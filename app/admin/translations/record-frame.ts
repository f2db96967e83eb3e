import { artisanAdminText } from "#artisans/admin/artisan-admin.text.ts";
import { postAdminText } from "#blog/admin/posts/post-admin.text.ts";
import { productText } from "#catalogue/admin/form/product.text.ts";
import { discountAdminText } from "#discounts/admin/discount-admin.text.ts";
import { translationsPath } from "#translations/translation-path.ts";
import { translationsText } from "./translations.text.ts";
import { type TranslationKind, translationsAddress } from "./translations.ts";

const admin = "/admin/dashboard";

/** The dialogs in which records are written in English, and the lists below them. */
const dialogs: Partial<Record<TranslationKind, { list: string; title: string }>> = {
  product: { list: `${admin}/products`, title: productText.edit },
  artisan: { list: `${admin}/artisans`, title: artisanAdminText.edit },
  post: { list: `${admin}/blog`, title: postAdminText.edit },
  faq: { list: `${admin}/settings/faq`, title: translationsText.editQuestion },
  promotion: { list: `${admin}/discounts`, title: discountAdminText.edit },
};

export interface RecordFrame {
  /** The list that it was opened from. */
  back: string;
  /** The dialog's heading; undefined where the record is written on a page. */
  dialog?: string;
  /** Its form in English; undefined where it has none of its own. */
  english?: string;
}

/** Where a record's Hindi stands: as its English does, and with the same way back (HINDI-43). */
export function frameOf(kind: TranslationKind, id: string, from: string | undefined): RecordFrame {
  const dialog = dialogs[kind];
  const list = listIn(from, dialog ? [dialog.list, translationsPath] : [translationsPath]);
  const back = list ? list.pathname + list.search : translationsAddress({ kind });
  if (kind === "policy") return { back, english: `${admin}/settings/texts/${encodeURIComponent(id)}` };
  if (kind === "shop") return { back, english: `${admin}/settings` };
  if (!dialog) return { back };
  const filter = new URLSearchParams(list?.pathname === dialog.list ? list.search : "");
  filter.set("edit", id);
  return { back, dialog: dialog.title, english: `${dialog.list}?${filter}` };
}

/** An address of one of these lists, with nothing open above it. */
function listIn(from: string | undefined, lists: readonly string[]): URL | undefined {
  const url = from === undefined ? null : URL.parse(from, "http://shop");
  if (!url || !lists.includes(url.pathname)) return undefined;
  for (const open of ["edit", "new"]) url.searchParams.delete(open);
  return url;
}
