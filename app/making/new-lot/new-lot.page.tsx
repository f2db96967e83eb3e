import { randomUUID } from "node:crypto";
import { data } from "react-router";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { adminPage } from "#records/page/admin-page.server.ts";
import { type AdminPageProps, adminPageInBrowser } from "#records/page/admin-page.ts";
import { exceptAfterRefusal } from "#ui/page/failed-request.ts";
import { UnreadPage } from "#ui/page/unread-page.tsx";
import { cleanText } from "#values/text/clean-text.ts";
import { indianDay } from "#values/time/indian-day.ts";
import { makingText as text } from "../admin/making.text.ts";
import { lotPath, newLotPath } from "../admin/making-list.ts";
import { makeForStock } from "../make-lots.server.ts";
import { chosenGoods, findGoods } from "./goods-to-make.db.server.ts";
import { type NewLotAnswer, newLotIn, newLotTyped } from "./new-lot.form.ts";
import { NewLotView } from "./new-lot-view.tsx";

export const policy = { cached: false, needs: "making" } as const satisfies AdminPolicy;

const server = adminPage(policy, {
  async read({ db }, { url }) {
    const q = cleanText(url.searchParams.get("q") ?? "", 200);
    const chosen = await chosenGoods(db, url.searchParams.get("product") ?? "");
    return { id: randomUUID(), q, chosen, found: chosen ? [] : await findGoods(db, q) };
  },
  async take(shop, { actor }, form) {
    const asked = newLotIn(form, indianDay(shop.now()));
    const refuse = (errors: Extract<NewLotAnswer, { kind: "refused" }>["errors"]) =>
      data<NewLotAnswer>({ kind: "refused", errors, typed: newLotTyped(form) }, { status: 422 });
    if ("errors" in asked) return refuse(asked.errors);
    const made = await makeForStock(shop, actor, asked.value);
    if (!made) return refuse({ option: text.errors.option });
    throw redirectWithNotice(lotPath(made.number), text.saved.made);
  },
});
const browser = adminPageInBrowser({
  title: () => text.newLot,
  unread: () => null,
  listFailed: () => text.listFailed,
  failed: () => text.notSaved(text.offline),
});

export const loader = server.loader;
export const action = server.action;
export const clientLoader = browser.clientLoader;
export const clientAction = browser.clientAction;
export const shouldRevalidate = exceptAfterRefusal;
export const meta = browser.meta;

export default function NewLotPage({ loaderData, actionData }: AdminPageProps<typeof server>) {
  if (!loaderData) return <UnreadPage title={text.newLot} text={text.listFailed.text} reload={newLotPath} />;
  return <NewLotView {...loaderData} given={actionData} />;
}
