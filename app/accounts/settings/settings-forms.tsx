import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "#ui/form/button.tsx";
import { SentNotice } from "#ui/form/form-notice.tsx";
import { Badge } from "#ui/list/badge.tsx";
import { longDate } from "#values/time/date-time.ts";
import { type Actor, ownSettingsPaths } from "../actor.ts";
import { SettingsPart } from "../settings-part.tsx";
import { PasswordForm } from "./password-form.tsx";
import { ProfileForm } from "./profile-form.tsx";
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
  language: ownSettingsText.language.saved,
});

/** Name and phone, password and devices of the signed-in person. */
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

/** The browsers that somebody is signed in on, and how to end all but this one. */
export function SessionList({
  owner,
  sessions,
}: {
  owner: Actor["role"];
  sessions: readonly DeviceSession[];
}) {
  const { formData } = useNavigation();
  return (
    <SettingsPart title={ownSettingsText.sessions.title}>
      <ul className="-mt-1">
        {sessions.map(({ id, device, lastUsed, isThis }) => (
          <li
            key={id}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-hair py-3"
          >
            <span>
              {device}
              {isThis && (
                <Badge tone="leaf" className="ml-3">
                  {ownSettingsText.sessions.here}
                </Badge>
              )}
            </span>
            <span className="text-sm text-ink-2">
              {ownSettingsText.sessions.lastUsed} {longDate(lastUsed)}
            </span>
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Form method="post" action={ownSettingsPaths[owner]} className="mt-5">
          <input type="hidden" name="form" value="sessions" />
          <Button type="submit" pending={formData?.get("form") === "sessions"}>
            {ownSettingsText.sessions.endOthers}
          </Button>
        </Form>
      )}
    </SettingsPart>
  );
}
