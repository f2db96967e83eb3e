import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { cashToday } from "#cash-on-delivery/cash-today.text.ts";
import type { AdminPageProps } from "#records/page/admin-page.ts";
import { countPincodes } from "#shipping/pincodes/pincodes.db.server.ts";
import { ButtonLink } from "#ui/form/button.tsx";
import { exceptAfterRefusal } from "#ui/page/failed-request.ts";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { cashToSave } from "../facts-to-save.server.ts";
import { saveSettings } from "../save-settings.server.ts";
import { settingsPaths } from "../settings-frame.tsx";
import { settingsPage } from "../settings-page.server.ts";
import { type PartOfSettings, SettingsPage, settingsInBrowser } from "../settings-page.tsx";
import { cashSettingsText } from "./cash-settings.text.ts";
import { cashTermsTyped, parseCashTerms } from "./cash-terms.form.ts";
import { CashTermsFields } from "./cash-terms-fields.tsx";

export const policy = { cached: false, needs: "settings", fresh: "forms" } as const satisfies AdminPolicy;

const part: PartOfSettings = {
  tab: "cash",
  label: () => cashSettingsText.form,
};

const server = settingsPage(policy, part, {
  read: async ({ db }, { cash }) => ({ terms: cash, pincodes: await countPincodes(db) }),
  parse: parseCashTerms,
  typed: cashTermsTyped,
  save: (shop, actor, { version, ...terms }) =>
    saveSettings(shop, actor, version, (before) => cashToSave(before, terms)),
});
const browser = settingsInBrowser(part);

export const loader = server.loader;
export const action = server.action;
export const clientLoader = browser.clientLoader;
export const clientAction = browser.clientAction;
export const shouldRevalidate = exceptAfterRefusal;
export const meta = browser.meta;

export default function CashTermsPage({ loaderData, actionData }: AdminPageProps<typeof server>) {
  return (
    <SettingsPage
      part={part}
      loaderData={loaderData}
      actionData={actionData}
      rules={parseCashTerms}
      below={({ pincodes }) => <PincodesPart {...pincodes} />}
    >
      {({ terms }) => <CashTermsFields terms={terms} given={actionData} />}
    </SettingsPage>
  );
}

const PincodesPart = ({ known, withCash }: { known: number; withCash: number }) => (
  <TitledPart title={cashSettingsText.pincodes} className="my-8">
    <p>{cashToday.pincodes(known, withCash)}</p>
    <ButtonLink to={`${settingsPaths.cash}/pincodes`} small className="justify-self-start">
      {cashSettingsText.importPincodes}
    </ButtonLink>
  </TitledPart>
);
