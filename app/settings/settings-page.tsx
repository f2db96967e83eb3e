import type { ReactNode } from "react";
import type { Notice } from "#platform/notice.ts";
import { BothLanguages } from "#records/both-languages.tsx";
import { adminPageInBrowser } from "#records/page/admin-page.ts";
import type { HindiCount } from "#translations/texts-of-records.db.server.ts";
import type { FormAnswer } from "#ui/form/form-answer.ts";
import type { FormRules } from "#ui/form/form-rules.ts";
import { type HistoryLine, RecordHistory } from "#ui/list/record-history.tsx";
import { settingsText } from "./settings.text.ts";
import { SettingsForm } from "./settings-form.tsx";
import { SettingsFrame, SettingsUnread, type Subject, settingsPaths } from "./settings-frame.tsx";
import { subjectNames } from "./subjects.text.ts";

/** A part of the settings: one form at one address. */
export interface PartOfSettings {
  tab: Subject;
  /** The form's name for assistive technology, where that is not its subject's. */
  label?(): string;
  /** The notice once it is saved. */
  saved?(): Notice;
}

/** The browser's halves of each part of the settings. */
export const settingsInBrowser = ({ tab }: Pick<PartOfSettings, "tab">) =>
  adminPageInBrowser({
    title: () => subjectNames[tab],
    unread: () => null,
    listFailed: () => settingsText.readFailed,
    failed: () => settingsText.saveFailed(settingsText.offline),
  });

interface SettingsPageProps<Shown> {
  part: PartOfSettings;
  loaderData: (Shown & { version: number; today: string; history: readonly HistoryLine[] }) | null;
  actionData?: FormAnswer<string> | undefined;
  rules: FormRules;
  /** How much of it stands in Hindi, where the shop's own texts are among it. */
  hindi?: HindiCount | undefined;
  /** The fields of its form. */
  children(shown: Shown): ReactNode;
  /** Stands between its form and the history. */
  below?(shown: Shown): ReactNode;
}

/** A part of the settings whose form is all of its page, or nearly so. */
export function SettingsPage<Shown>(props: SettingsPageProps<Shown>) {
  const { part, loaderData, actionData, rules, hindi, children, below } = props;
  const { tab, label = () => subjectNames[tab] } = part;
  if (!loaderData) return <SettingsUnread current={tab} />;
  const { version, history, today } = loaderData;
  return (
    <SettingsFrame current={tab} today={today}>
      <BothLanguages kind="shop" id="shop" hindi={hindi} from={settingsPaths[tab]}>
        <SettingsForm
          key={version}
          address={settingsPaths[tab]}
          label={label()}
          version={version}
          given={actionData}
          rules={rules}
        >
          {children(loaderData)}
        </SettingsForm>
        {below?.(loaderData)}
        <RecordHistory lines={history} />
      </BothLanguages>
    </SettingsFrame>
  );
}
