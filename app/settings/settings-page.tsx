import type { ReactNode } from "react";
import type { Notice } from "#platform/notice.ts";
import { adminPageInBrowser } from "#records/page/admin-page.ts";
import type { FormAnswer } from "#ui/form/form-answer.ts";
import { type HistoryLine, RecordHistory } from "#ui/list/record-history.tsx";
import { settingsText } from "./settings.text.ts";
import { SettingsForm } from "./settings-form.tsx";
import { SettingsFrame, type SettingsTab, SettingsUnread, settingsPaths } from "./settings-frame.tsx";

/** A part of the settings: one form at one address. */
export interface PartOfSettings {
  tab: SettingsTab;
  /** The form's name for assistive technology. */
  label: string;
  /** What the log calls what is saved: "the bulk prices". */
  name: string;
  /** Of its page, where that is not its tab's. */
  title?: string;
  /** What is said once it is saved. */
  saved?: Notice;
}

/** The browser's halves of each part of the settings. */
export const settingsInBrowser = ({ tab, title }: Pick<PartOfSettings, "tab" | "title">) =>
  adminPageInBrowser({
    title: () => title ?? settingsText.tabs[tab],
    unread: () => null,
    listFailed: () => settingsText.readFailed,
    failed: () => settingsText.saveFailed(settingsText.offline),
  });

interface SettingsPageProps<Shown> {
  part: PartOfSettings;
  loaderData: (Shown & { version: number; history: readonly HistoryLine[] }) | null;
  actionData?: FormAnswer<string>;
  /** The fields of its form. */
  children(shown: Shown): ReactNode;
  /** Stands between its form and the history. */
  below?(shown: Shown): ReactNode;
}

/** A part of the settings whose form is all of its page, or nearly so. */
export function SettingsPage<Shown>(props: SettingsPageProps<Shown>) {
  const { part, loaderData, actionData, children, below } = props;
  const { tab, label } = part;
  if (!loaderData) return <SettingsUnread current={tab} />;
  const { version, history } = loaderData;
  return (
    <SettingsFrame current={tab}>
      <SettingsForm
        key={version}
        address={settingsPaths[tab]}
        label={label}
        version={version}
        given={actionData}
      >
        {children(loaderData)}
      </SettingsForm>
      {below?.(loaderData)}
      <RecordHistory lines={history} />
    </SettingsFrame>
  );
}
