import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import type { AdminPageProps } from "#records/page/admin-page.ts";
import { exceptAfterRefusal } from "#ui/page/failed-request.ts";
import { ratesToSave } from "../facts-to-save.server.ts";
import { saveSettings } from "../save-settings.server.ts";
import { settingsPage } from "../settings-page.server.ts";
import { type PartOfSettings, SettingsPage, settingsInBrowser } from "../settings-page.tsx";
import { GiftWrapPrice } from "./gift-wrap-price.tsx";
import { PromiseFields } from "./promise-fields.tsx";
import { CancellationFields, ReturnTermsFields } from "./return-terms-fields.tsx";
import { parseShippingRules, shippingRulesTyped } from "./shipping-rules.form.ts";
import { shippingRulesText } from "./shipping-rules.text.ts";
import { ShippingRulesFields } from "./shipping-rules-fields.tsx";

export const policy = { cached: false, needs: "settings", fresh: "forms" } as const satisfies AdminPolicy;

const part: PartOfSettings = {
  tab: "shipping",
  label: () => shippingRulesText.form,
};

const server = settingsPage(policy, part, {
  read: async (_shop, facts) => ({ facts }),
  parse: parseShippingRules,
  typed: shippingRulesTyped,
  save: (shop, actor, { version, ...rates }) =>
    saveSettings(shop, actor, version, (before) => ratesToSave(before, rates, shop.config.givenShop)),
});
const browser = settingsInBrowser(part);

export const loader = server.loader;
export const action = server.action;
export const clientLoader = browser.clientLoader;
export const clientAction = browser.clientAction;
export const shouldRevalidate = exceptAfterRefusal;
export const meta = browser.meta;

export default function ShippingRulesPage({ loaderData, actionData }: AdminPageProps<typeof server>) {
  return (
    <SettingsPage part={part} loaderData={loaderData} actionData={actionData} rules={parseShippingRules}>
      {({ facts }) => (
        <>
          <ShippingRulesFields rates={facts.shipping} given={actionData} />
          <GiftWrapPrice price={facts.giftWrap} given={actionData} />
          <ReturnTermsFields terms={facts.returns} given={actionData} />
          <PromiseFields terms={facts.promise} given={actionData} />
          <CancellationFields isAtOnce={facts.refundsCancelled} given={actionData} />
        </>
      )}
    </SettingsPage>
  );
}
