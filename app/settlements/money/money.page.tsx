import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { adminView } from "#records/page/admin-page.server.ts";
import { type AdminPageProps, adminViewInBrowser } from "#records/page/admin-page.ts";
import { UnreadPage } from "#ui/page/unread-page.tsx";
import { moneyPath } from "../money-paths.ts";
import { moneyText as text } from "./money.text.ts";
import { MoneyOverview } from "./money-overview.tsx";
import { readMoney } from "./read-money.server.ts";

export const policy = { cached: false, needs: "money" } as const satisfies AdminPolicy;

const server = adminView(policy, (shop, { url }) => readMoney(shop, url));
const browser = adminViewInBrowser({
  title: () => text.title,
  unread: () => null,
  listFailed: () => text.unread,
});

export const loader = server.loader;
export const clientLoader = browser.clientLoader;
export const meta = browser.meta;

export default function MoneyPage({ loaderData }: AdminPageProps<typeof server>) {
  if (!loaderData) return <UnreadPage title={text.title} text={text.unread.text} reload={moneyPath} />;
  return <MoneyOverview money={loaderData} />;
}
