import type { ReactNode } from "react";
import { ButtonLink } from "#ui/form/button.tsx";
import { Tabs } from "#ui/list/tabs.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
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

/** A part of the settings that could not be fetched: an empty form would look as if nothing were set. */
export function SettingsUnread({ current }: { current: SettingsTab }) {
  return (
    <SettingsFrame current={current}>
      <EmptyState
        drawing="error"
        {...settingsText.readFailed}
        action={
          <ButtonLink reloadDocument prefetch="none" to={settingsPaths[current]}>
            Try again
          </ButtonLink>
        }
      />
    </SettingsFrame>
  );
}
