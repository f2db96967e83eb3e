import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import type { AdminPageProps } from "#records/page/admin-page.ts";
import { exceptAfterRefusal } from "#ui/page/failed-request.ts";
import { stockMailsToSave } from "../facts-to-save.server.ts";
import { saveSettings } from "../save-settings.server.ts";
import { settingsPage } from "../settings-page.server.ts";
import { type PartOfSettings, SettingsPage, settingsInBrowser } from "../settings-page.tsx";
import { parseStockMails, stockMailsTyped } from "./stock-mails.form.ts";
import { stockMailsText } from "./stock-mails.text.ts";
import { StockMailsFields } from "./stock-mails-fields.tsx";

export const policy = { cached: false, needs: "settings", fresh: "forms" } as const satisfies AdminPolicy;

const part: PartOfSettings = {
  tab: "messages",
  label: () => stockMailsText.form,
};

const server = settingsPage(policy, part, {
  read: async (_shop, { stockMails }) => ({ mails: stockMails }),
  parse: parseStockMails,
  typed: stockMailsTyped,
  save: (shop, actor, { version, ...mails }) =>
    saveSettings(shop, actor, version, (before) => stockMailsToSave(before, mails, shop.config.givenShop)),
});
const browser = settingsInBrowser(part);

export const loader = server.loader;
export const action = server.action;
export const clientLoader = browser.clientLoader;
export const clientAction = browser.clientAction;
export const shouldRevalidate = exceptAfterRefusal;
export const meta = browser.meta;

export default function StockMailsPage({ loaderData, actionData }: AdminPageProps<typeof server>) {
  return (
    <SettingsPage part={part} loaderData={loaderData} actionData={actionData} rules={parseStockMails}>
      {({ mails }) => <StockMailsFields mails={mails} given={actionData} />}
    </SettingsPage>
  );
}
