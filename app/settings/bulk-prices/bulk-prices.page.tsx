import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { readBulkTiers } from "#bulk-prices/bulk-tiers.db.server.ts";
import type { AdminPageProps } from "#records/page/admin-page.ts";
import { exceptAfterRefusal } from "#ui/page/failed-request.ts";
import { settingsPage } from "../settings-page.server.ts";
import { type PartOfSettings, SettingsPage, settingsInBrowser } from "../settings-page.tsx";
import { bulkPricesTyped, parseBulkPrices } from "./bulk-prices.form.ts";
import { bulkPricesText } from "./bulk-prices.text.ts";
import { BulkPricesFields } from "./bulk-prices-fields.tsx";
import { saveBulkPrices } from "./save-bulk-prices.server.ts";

export const policy = { cached: false, needs: "settings", fresh: "forms" } as const satisfies AdminPolicy;

const part: PartOfSettings = {
  tab: "bulk",
  label: () => bulkPricesText.form,
  saved: () => bulkPricesText.saved,
};

const server = settingsPage(policy, part, {
  read: async ({ db }) => ({ tiers: await readBulkTiers(db) }),
  parse: parseBulkPrices,
  typed: bulkPricesTyped,
  save: saveBulkPrices,
});
const browser = settingsInBrowser(part);

export const loader = server.loader;
export const action = server.action;
export const clientLoader = browser.clientLoader;
export const clientAction = browser.clientAction;
export const shouldRevalidate = exceptAfterRefusal;
export const meta = browser.meta;

export default function BulkPricesPage({ loaderData, actionData }: AdminPageProps<typeof server>) {
  return (
    <SettingsPage part={part} loaderData={loaderData} actionData={actionData} rules={parseBulkPrices}>
      {({ tiers }) => <BulkPricesFields tiers={tiers} given={actionData} />}
    </SettingsPage>
  );
}
