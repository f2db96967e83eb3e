import { data } from "react-router";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { adminView } from "#records/page/admin-page.server.ts";
import { type AdminPageProps, adminViewInBrowser } from "#records/page/admin-page.ts";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { UnreadPage } from "#ui/page/unread-page.tsx";
import { pageNumber } from "#values/text/page-number.ts";
import { remittancePath, remittancesPath } from "../money-paths.ts";
import { findRemittance, linesOfRemittance } from "./list-remittances.db.server.ts";
import { remittanceText as text } from "./remittance.text.ts";
import { RemittanceView, remittedLinesOnAPage } from "./remittance-view.tsx";

export const policy = { cached: false, needs: "money" } as const satisfies AdminPolicy;

const furthestPage = 100_000;

const server = adminView(policy, async ({ db }, { url, params }) => {
  const remittance = await findRemittance(db, (params.id ?? "").replaceAll("\0", ""));
  if (!remittance) return data({ shown: null }, { status: 404 });
  const page = pageNumber(url.searchParams, furthestPage);
  const lines = await linesOfRemittance(db, remittance.id, { size: remittedLinesOnAPage, page });
  return data({ shown: { remittance, lines, page } }, { status: 200 });
});
const browser = adminViewInBrowser({
  title: () => text.title,
  unread: () => null,
  listFailed: () => text.unread,
});

export const loader = server.loader;
export const clientLoader = browser.clientLoader;
export const meta = browser.meta;

export default function RemittancePage({ loaderData, params }: AdminPageProps<typeof server, "id">) {
  if (!loaderData)
    return <UnreadPage title={text.title} text={text.unread.text} reload={remittancePath(params.id)} />;
  if (!loaderData.shown) return <FormProblem text={text.gone} reload={remittancesPath} />;
  return <RemittanceView {...loaderData.shown} />;
}
