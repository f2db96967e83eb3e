import { randomUUID } from "node:crypto";
import { data } from "react-router";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { chosenGoods, findGoods } from "#making/new-lot/goods-to-make.db.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { adminPage } from "#records/page/admin-page.server.ts";
import { type AdminPageProps, adminPageInBrowser } from "#records/page/admin-page.ts";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { exceptAfterRefusal } from "#ui/page/failed-request.ts";
import { UnreadPage } from "#ui/page/unread-page.tsx";
import { cleanText } from "#values/text/clean-text.ts";
import { indianDay } from "#values/time/indian-day.ts";
import { accountHead } from "../account/read-account.db.server.ts";
import { agreedOn } from "../agreed-terms.db.server.ts";
import { makersPayPath, payAccountPath, takenInPath } from "../pay-paths.ts";
import { takeIn } from "./take-in.server.ts";
import { type TakenInAnswer, type TakenInErrors, takenInOf, takenInTyped } from "./taken-in.form.ts";
import { takenInText as text } from "./taken-in.text.ts";
import { TakenInView } from "./taken-in-view.tsx";

export const policy = { cached: false, needs: "money" } as const satisfies AdminPolicy;

const server = adminPage(policy, {
  async read({ db, now }, { url, params: { id = "" } }) {
    const maker = id.includes("\0") ? undefined : await accountHead(db, id);
    if (!maker) return data({ shown: null }, { status: 404 });
    const today = indianDay(now());
    const term = await agreedOn(db, id, today);
    const sum = term?.kind === "bought" && term.share?.kind === "sum" ? term.share.amount : null;
    const q = cleanText(url.searchParams.get("q") ?? "", 200);
    const chosen = await chosenGoods(db, url.searchParams.get("product") ?? "");
    const found = chosen ? [] : await findGoods(db, q);
    const { name } = maker;
    const shown = { maker: { id, name }, q, sum, chosen, found, today, formKey: randomUUID() };
    return data({ shown }, { status: 200 });
  },
  async take(shop, { actor, params: { id = "" } }, form) {
    const refuse = (errors: TakenInErrors) =>
      data<TakenInAnswer>({ kind: "refused", errors, typed: takenInTyped(form) }, { status: 422 });
    const maker = id.includes("\0") ? undefined : await accountHead(shop.db, id);
    if (!maker) return refuse({ product: text.gone });
    const asked = takenInOf(form, indianDay(shop.now()));
    if ("errors" in asked) return refuse(asked.errors);
    const taken = await takeIn(shop, actor, { ...asked.value, maker: { id, name: maker.name } });
    switch (taken.kind) {
      case "no-term":
        return refuse({ on: text.errors.term });
      case "no-goods":
        return refuse({ option: text.errors.option });
      case "kept":
      case "again":
        throw redirectWithNotice(payAccountPath(id), text.saved(maker.name));
    }
  },
});
const browser = adminPageInBrowser({
  title: () => text.title,
  unread: () => null,
  listFailed: () => text.unread,
  failed: () => text.notSaved(text.offline),
});

export const loader = server.loader;
export const action = server.action;
export const clientLoader = browser.clientLoader;
export const clientAction = browser.clientAction;
export const shouldRevalidate = exceptAfterRefusal;
export const meta = browser.meta;

export default function TakenInPage({ loaderData, actionData, params }: AdminPageProps<typeof server, "id">) {
  if (!loaderData)
    return <UnreadPage title={text.title} text={text.unread.text} reload={takenInPath(params.id)} />;
  if (!loaderData.shown) return <FormProblem text={text.gone} reload={makersPayPath} />;
  return <TakenInView {...loaderData.shown} given={actionData} />;
}
