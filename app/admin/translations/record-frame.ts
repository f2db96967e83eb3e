import { artisanAdminText } from "#artisans/admin/artisan-admin.text.ts";
import { postAdminText } from "#blog/admin/posts/post-admin.text.ts";
import { productText } from "#catalogue/admin/form/product.text.ts";
import { discountAdminText } from "#discounts/admin/discount-admin.text.ts";
import { translationsPath } from "#translations/translatable.ts";
import { translationsText } from "./translations.text.ts";
import { type TranslationKind, translationsList } from "./translations.ts";

const admin = "/admin/dashboard";

/** The dialogs in which records are written in English, and the lists below them. */
const dialogs = {
  product: { list: `${admin}/products`, title: () => productText.edit },
  artisan: { list: `${admin}/artisans`, title: () => artisanAdminText.edit },
  post: { list: `${admin}/blog`, title: () => postAdminText.edit },
  faq: { list: `${admin}/settings/faq`, title: () => translationsText.editQuestion },
  promotion: { list: `${admin}/discounts`, title: () => discountAdminText.edit },
};

export interface RecordFrame {
  /** The list that it was opened from. */
  back: string;
  /** The dialog's heading; undefined where the record is written on a page. */
  dialog?: string;
  /** Its form in English; undefined where it has none of its own. */
  english?: string;
}

/** The frame of a record's Hindi: that of its English, with the same way back (HINDI-43). */
export function frameOf(kind: TranslationKind, id: string, from: string | undefined): RecordFrame {
  const back = () => backTo(listIn(from, [translationsPath]), kind);
  switch (kind) {
    case "policy":
      return { back: back(), english: `${admin}/settings/texts/${encodeURIComponent(id)}` };
    case "shop":
      return { back: back(), english: `${admin}/settings` };
    case "word":
      return { back: back() };
    default:
      return frameInDialog(kind, id, from);
  }
}

function frameInDialog(kind: keyof typeof dialogs, id: string, from: string | undefined): RecordFrame {
  const dialog = dialogs[kind];
  const list = listIn(from, [dialog.list, translationsPath]);
  const filter = new URLSearchParams(list?.pathname === dialog.list ? list.search : "");
  filter.set("edit", id);
  return { back: backTo(list, kind), dialog: dialog.title(), english: `${dialog.list}?${filter}` };
}

const backTo = (list: URL | undefined, kind: TranslationKind): string =>
  list ? list.pathname + list.search : translationsList.address({ kind });

/** An address of one of these lists, with nothing open above it. */
function listIn(from: string | undefined, lists: readonly string[]): URL | undefined {
  const url = from === undefined ? null : URL.parse(from, "http://shop");
  if (!url || !lists.includes(url.pathname)) return undefined;
  for (const open of ["edit", "new"]) url.searchParams.delete(open);
  return url;
}
