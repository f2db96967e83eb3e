import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { countWaitingForOpening } from "#newsletters/signing-up/tell-opened.server.ts";
import type { Notice } from "#platform/notice.ts";
import { writtenPolicies } from "#platform/settings/settings.db.server.ts";
import { staleText } from "#platform/stale.text.ts";
import { unwrittenHere } from "#platform/web/outage.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { adminPage } from "#records/page/admin-page.server.ts";
import type { AdminPageProps } from "#records/page/admin-page.ts";
import { RecordHistory } from "#ui/list/record-history.tsx";
import { exceptAfterRefusal } from "#ui/page/failed-request.ts";
import { settingsText } from "../settings.text.ts";
import { SettingsFrame, SettingsUnread, settingsPaths } from "../settings-frame.tsx";
import { readPartOfSettings } from "../settings-page.server.ts";
import { settingsInBrowser } from "../settings-page.tsx";
import { parseOpening } from "./opening.form.ts";
import { OpeningForm } from "./opening-form.tsx";
import { openingSettingsText as say } from "./opening-settings.text.ts";
import { setOpening } from "./set-opening.server.ts";

export const policy = { cached: false, needs: "settings", fresh: "forms" } as const satisfies AdminPolicy;

const server = adminPage(policy, {
  read: (shop) =>
    readPartOfSettings(shop, "opening", async ({ opening }) => ({
      isSoon: opening === "soon",
      waiting: await countWaitingForOpening(shop.db),
      written: await writtenPolicies(shop.db),
    })),
  async take(shop, { actor }, form) {
    const { input, back } = parseOpening(form);
    const refuse = (text: string) => redirectWithNotice(back, { ...say.unknown, text } satisfies Notice);
    if (!input) throw refuse(settingsText.broken);
    try {
      const outcome = await setOpening(shop, actor, input);
      if (outcome === "stale") throw refuse(staleText.message);
    } catch (error) {
      unwrittenHere(shop, error, "the shop could not be opened or closed");
      throw refuse(settingsText.broken);
    }
    throw redirectWithNotice(back, input.opening === "open" ? say.opened : say.closed);
  },
});
const browser = settingsInBrowser({ tab: "opening" });

export const loader = server.loader;
export const action = server.action;
export const clientLoader = browser.clientLoader;
export const clientAction = browser.clientAction;
export const shouldRevalidate = exceptAfterRefusal;
export const meta = browser.meta;

export default function OpeningPage({ loaderData }: AdminPageProps<typeof server>) {
  if (!loaderData) return <SettingsUnread current="opening" />;
  const { history, ...form } = loaderData;
  return (
    <SettingsFrame current="opening">
      <OpeningForm address={settingsPaths.opening} {...form} />
      <RecordHistory lines={history} />
    </SettingsFrame>
  );
}
