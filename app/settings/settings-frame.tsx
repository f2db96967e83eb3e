import type { ReactNode } from "react";
import { ButtonLink } from "#ui/form/button.tsx";
import { Link } from "#ui/link.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { PageHead } from "#ui/page/page-head.tsx";
import { settingsText } from "./settings.text.ts";
import { subjectNames } from "./subjects.text.ts";

/** The subjects of the settings, each a page of its own. */
export type Subject = keyof typeof subjectNames;

export const settingsHome = "/admin/dashboard/settings";

export const settingsPaths = {
  business: `${settingsHome}/business`,
  tax: `${settingsHome}/tax`,
  shipping: `${settingsHome}/shipping`,
  cash: `${settingsHome}/cash-on-delivery`,
  bulk: `${settingsHome}/bulk-prices`,
  payments: `${settingsHome}/payments`,
  messages: `${settingsHome}/messages`,
  texts: `${settingsHome}/texts`,
  labels: `${settingsHome}/labels`,
  reviews: `${settingsHome}/reviews`,
  opening: `${settingsHome}/opening`,
  faq: `${settingsHome}/faq`,
  words: `${settingsHome}/search-words`,
} as const satisfies Record<Subject, string>;

interface SettingsFrameProps {
  current: Subject;
  /** What it means today, in a sentence. */
  today?: string;
  children: ReactNode;
}

/** The head of a page of the settings, and the way back to all of them. */
export const SettingsFrame = ({ current, today, children }: SettingsFrameProps) => (
  <>
    <p>
      <Link to={settingsHome} className="action text-sm">
        {settingsText.all}
      </Link>
    </p>
    <PageHead title={subjectNames[current]} note={today} />
    {children}
  </>
);

/** A part of the settings that could not be fetched: an empty form would look as if nothing were set. */
export const SettingsUnread = ({ current }: { current: Subject }) => (
  <SettingsFrame current={current}>
    <UnreadSettings address={settingsPaths[current]} />
  </SettingsFrame>
);

export const UnreadSettings = ({ address }: { address: string }) => (
  <EmptyState
    drawing="error"
    {...settingsText.readFailed}
    action={
      <ButtonLink reloadDocument prefetch="none" to={address}>
        {settingsText.tryAgain}
      </ButtonLink>
    }
  />
);
