import type { ReactNode } from "react";
import { adminPageInBrowser } from "#records/page/admin-page.ts";
import { Tabs } from "#ui/list/tabs.tsx";
import { PageHead } from "#ui/page/page-head.tsx";
import { settingsText } from "./settings.text.ts";

export type SettingsTab = keyof typeof settingsText.tabs;

export const settingsPaths = {
  facts: "/admin/dashboard/settings",
  shipping: "/admin/dashboard/settings/shipping",
  cash: "/admin/dashboard/settings/cash-on-delivery",
  bulk: "/admin/dashboard/settings/bulk-prices",
  stock: "/admin/dashboard/settings/stock",
  opening: "/admin/dashboard/settings/opening",
  words: "/admin/dashboard/settings/search-words",
  texts: "/admin/dashboard/settings/texts",
  faq: "/admin/dashboard/settings/faq",
} as const satisfies Record<SettingsTab, string>;

const tabs: readonly SettingsTab[] = [
  "facts",
  "shipping",
  "cash",
  "bulk",
  "stock",
  "opening",
  "words",
  "texts",
  "faq",
];

/** The browser's halves of each part of the settings. */
export const settingsInBrowser = (title: string) =>
  adminPageInBrowser({
    title,
    unread: () => null,
    listFailed: settingsText.readFailed,
    failed: () => settingsText.saveFailed(settingsText.offline),
  });

/** The head of the settings, and the way from one part to the others. */
export function SettingsFrame({ current, children }: { current: SettingsTab; children: ReactNode }) {
  return (
    <>
      <PageHead title={settingsText.title} />
      <Tabs
        id="settings"
        label={settingsText.title}
        tabs={tabs.map((tab) => ({
          to: settingsPaths[tab],
          label: settingsText.tabs[tab],
          current: tab === current,
        }))}
      >
        {children}
      </Tabs>
    </>
  );
}
