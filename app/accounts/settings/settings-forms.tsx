import type { ReactNode } from "react";
import { SentNotice } from "#ui/form/form-notice.tsx";
import type { Actor } from "../actor.ts";
import { PasswordForm } from "./password-form.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { SessionList } from "./session-list.tsx";
import type { PasswordAnswer, ProfileAnswer, SettingsAnswer } from "./settings.form.ts";
import { ownSettingsText } from "./settings.text.ts";
import type { DeviceSession, ProfileFields } from "./settings.ts";

interface SettingsFormsProps {
  /** Whose settings they are. */
  owner: Actor["role"];
  profile: ProfileFields & { email: string };
  sessions: readonly DeviceSession[];
  done: string | null;
  /** What the page's action answered: to a form without script, or to one by script. */
  answer: SettingsAnswer | ProfileAnswer | PasswordAnswer | undefined;
  /** What stands below the forms. */
  children?: ReactNode;
}

const doneNotices = (): Record<string, { title: string; text: string }> => ({
  profile: ownSettingsText.profile.saved,
  unchanged: ownSettingsText.profile.unchanged,
  password: ownSettingsText.password.changed,
  sessions: ownSettingsText.sessions.ended,
});

/** Name and phone, password and devices of whoever is signed in. */
export function SettingsForms({ owner, profile, sessions, done, answer, children }: SettingsFormsProps) {
  const given = answer && "form" in answer ? answer : undefined;
  const notice = given ? undefined : doneNotices()[done ?? ""];
  return (
    <>
      {notice && (
        // With script a toast says it.
        <div className="max-w-form [@media(scripting:enabled)]:hidden">
          <SentNotice {...notice} />
        </div>
      )}
      <div className="grid max-w-form gap-12">
        <ProfileForm
          owner={owner}
          profile={profile}
          given={given?.form === "profile" ? given.answer : undefined}
        />
        <PasswordForm owner={owner} given={given?.form === "password" ? given.answer : undefined} />
        <SessionList owner={owner} sessions={sessions} />
        {children}
      </div>
    </>
  );
}
