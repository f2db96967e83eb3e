import { data } from "react-router";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { adminView } from "#records/page/admin-page.server.ts";
import { type AdminPageProps, adminViewInBrowser } from "#records/page/admin-page.ts";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { UnreadPage } from "#ui/page/unread-page.tsx";
import { pageNumber } from "#values/text/page-number.ts";
import { moneyPath, settlementPath } from "../money-paths.ts";
import { findSettlement, settledLinesAfter } from "./settlement.db.server.ts";
import { settlementText as text } from "./settlement.text.ts";
import { SettlementView, settledLinesOnAPage } from "./settlement-view.tsx";

export const policy = { cached: false, needs: "money" } as const satisfies AdminPolicy;

const furthestPage = 100_000;

const server = adminView(policy, async ({ db }, { url, params }) => {
  const settlement = await findSettlement(db, (params.id ?? "").replaceAll("\0", ""));
  if (!settlement) return data({ shown: null }, { status: 404 });
  const page = pageNumber(url.searchParams, furthestPage);
  const size = settledLinesOnAPage;
  const lines = await settledLinesAfter(db, settlement.id, { size, skip: (page - 1) * size });
  return data({ shown: { settlement, lines, page } }, { status: 200 });
});
const browser = adminViewInBrowser({
  title: () => text.title,
  unread: () => null,
  listFailed: () => text.unread,
});

export const loader = server.loader;
export const clientLoader = browser.clientLoader;
export const meta = browser.meta;

export default function SettlementPage({ loaderData, params }: AdminPageProps<typeof server, "id">) {
  if (!loaderData)
    return <UnreadPage title={text.title} text={text.unread.text} reload={settlementPath(params.id)} />;
  if (!loaderData.shown) return <FormProblem text={text.gone} reload={moneyPath} />;
  return <SettlementView {...loaderData.shown} />;
}
