import { data } from "react-router";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { BothLanguages } from "#records/both-languages.tsx";
import type { AdminPageProps } from "#records/page/admin-page.ts";
import { shopRecord } from "#translations/shop-in-language.server.ts";
import { textsAsked } from "#translations/text-sources.db.server.ts";
import { countHindi } from "#translations/texts-of-records.db.server.ts";
import { RecordHistory } from "#ui/list/record-history.tsx";
import { exceptAfterRefusal } from "#ui/page/failed-request.ts";
import { factsToSave } from "./facts-to-save.server.ts";
import { keptFrom } from "./guarded-facts.ts";
import { saveSettings } from "./save-settings.server.ts";
import { settingsText } from "./settings.text.ts";
import { SettingsForm } from "./settings-form.tsx";
import { SettingsFrame, SettingsUnread, settingsPaths } from "./settings-frame.tsx";
import { settingsPage } from "./settings-page.server.ts";
import { type PartOfSettings, settingsInBrowser } from "./settings-page.tsx";
import { parseShopFacts, shopFactsTyped } from "./shop-facts.form.ts";
import { ShopFactsFields } from "./shop-facts-fields.tsx";
import { tellOwners } from "./tell-owners.server.ts";

export const policy = {
  cached: false,
  body: "texts",
  needs: "settings",
  fresh: "page",
} as const satisfies AdminPolicy;

const part: PartOfSettings = {
  tab: "facts",
  title: settingsText.title,
  label: "Shop facts",
  name: "the shop's facts",
};

const server = settingsPage(policy, part, {
  async read({ db, config }, facts) {
    const hindi = await countHindi(db, textsAsked("shop", config), shopRecord);
    return { facts, started: config.givenShop, hindi };
  },
  admit({ permissions }, form) {
    // No page of theirs has such a field.
    if (keptFrom(permissions).some((name) => form.has(name))) throw data(null, { status: 403 });
  },
  parse: parseShopFacts,
  typed: shopFactsTyped,
  save(shop, actor, typed) {
    const beside = { given: shop.config.givenShop, kept: keptFrom(actor.permissions) };
    const change = (before: Parameters<typeof factsToSave>[0]) => factsToSave(before, typed, beside);
    return saveSettings(shop, actor, typed.version, change, tellOwners(shop, actor));
  },
});
const browser = settingsInBrowser(part);

export const loader = server.loader;
export const action = server.action;
export const clientLoader = browser.clientLoader;
export const clientAction = browser.clientAction;
export const shouldRevalidate = exceptAfterRefusal;
export const meta = browser.meta;

export default function ShopFactsPage({ loaderData, actionData }: AdminPageProps<typeof server>) {
  if (!loaderData) return <SettingsUnread current="facts" />;
  const { facts, started, version, history, hindi } = loaderData;
  return (
    <SettingsFrame current="facts">
      <BothLanguages kind="shop" id="shop" hindi={hindi}>
        <SettingsForm
          key={version}
          address={settingsPaths.facts}
          label={part.label}
          version={version}
          given={actionData}
        >
          <ShopFactsFields facts={facts} started={started} given={actionData} />
        </SettingsForm>
        <RecordHistory lines={history} />
      </BothLanguages>
    </SettingsFrame>
  );
}
