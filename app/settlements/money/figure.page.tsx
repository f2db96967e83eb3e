import { data } from "react-router";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { adminView } from "#records/page/admin-page.server.ts";
import { type AdminPageProps, adminViewInBrowser } from "#records/page/admin-page.ts";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { UnreadPage } from "#ui/page/unread-page.tsx";
import { pageNumber } from "#values/text/page-number.ts";
import { allMonths, moneyPath } from "../money-paths.ts";
import { FigureView, moneyRowsOnAPage } from "./figure-view.tsx";
import { moneyText as text } from "./money.text.ts";
import { isOfMonth, moneyFigures } from "./money-figures.ts";
import { askedOf, listMoney, readMoneySums } from "./read-money.db.server.ts";
import { askedMoneyMonth, lateMoneySince } from "./read-money.server.ts";

export const policy = { cached: false, needs: "money" } as const satisfies AdminPolicy;

const furthestPage = 100_000;

const server = adminView(policy, async (shop, { url: { searchParams }, params }) => {
  const figure = moneyFigures.find((each) => each === params.figure);
  if (!figure) return data({ shown: null }, { status: 404 });
  const isEver = !isOfMonth(figure) || searchParams.get("month") === allMonths;
  const month = isEver ? undefined : (await askedMoneyMonth(shop, searchParams)).month;
  const isLateOnly = searchParams.get("late") === "only" && text.lateTitle[figure] !== "";
  const asked = askedOf(month, lateMoneySince(shop));
  const { [figure]: sum } = await readMoneySums(shop.db, asked);
  const page = pageNumber(searchParams, furthestPage);
  const rows = await listMoney(shop.db, figure, { ...asked, isLateOnly, size: moneyRowsOnAPage, page });
  return data({ shown: { figure, month, isLateOnly, sum, page, rows } }, { status: 200 });
});
const browser = adminViewInBrowser({
  title: () => text.title,
  unread: () => null,
  listFailed: () => text.unread,
});

export const loader = server.loader;
export const clientLoader = browser.clientLoader;
export const meta = browser.meta;

export default function MoneyFigurePage({ loaderData }: AdminPageProps<typeof server>) {
  if (!loaderData) return <UnreadPage title={text.title} text={text.unread.text} reload={moneyPath} />;
  if (!loaderData.shown) return <FormProblem text={text.nothing} reload={moneyPath} />;
  return <FigureView {...loaderData.shown} />;
}
