import { data } from "react-router";
import { askForForm } from "#accounts/fresh/ask-anew.server.ts";
import { fieldsOfTaken } from "#pictures/posted-pictures.server.ts";
import type { Services } from "#platform/services.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import type { AdminAsked } from "#records/page/admin-page.server.ts";
import { previewRecord, receiveRecord } from "#records/receive-record.server.ts";
import { doRecordAct } from "#records/record-acts.server.ts";
import { textIn } from "#values/text/form-text.ts";
import { productPreview } from "../form/preview.server.ts";
import type { ProductAnswer } from "../form/product-answer.ts";
import { productKeeper } from "../form/product-keeper.server.ts";
import { productsFailed } from "../form/products-failed.ts";
import { makeVariantsOf } from "../options/make-variants.server.ts";
import { makeVariantsButton } from "../options/typed-choices.ts";
import { givesAway } from "../product-writes.db.server.ts";
import { listedProducts, productList } from "./product-list.ts";
import { receiveBulk } from "./receive-bulk.server.ts";

/** Takes a product's form, or the form of the list, by the button that was pressed. */
export async function takeProducts(shop: Services, asked: AdminAsked<"products">, form: FormData) {
  const { actor, url } = asked;
  const state = productList.read(url.searchParams);
  const list = productList.address(state);
  const acts = {
    save: () =>
      receiveRecord(shop, actor, form, productKeeper, async ({ pictures }) => {
        if (await givesAway(shop.db, form, shop.now()))
          await askForForm(asked, actor, form, fieldsOfTaken(form, pictures));
      }),
    preview: () =>
      previewRecord(form, productKeeper, (entered, entry) =>
        productPreview(entered, entry, { moment: shop.now(), shop: shop.config.shop }),
      ),
  };
  // Its button stands in a form whose other buttons save it.
  if (form.has(makeVariantsButton)) return makeVariantsOf(shop, actor, form);
  if (Object.hasOwn(acts, textIn(form, "intent")))
    return doRecordAct<ProductAnswer>(acts, { form, list, log: shop.log, failed: productsFailed });
  const filter = listedProducts(state, shop.config.shop.stockMails);
  const end = await receiveBulk({ shop, actor, form, filter });
  if ("notice" in end) throw redirectWithNotice(list, end.notice);
  return data(end.answer, { status: end.status });
}
