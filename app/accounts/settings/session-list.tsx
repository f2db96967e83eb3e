import { Form, useNavigation } from "react-router";
import { Button } from "#ui/form/button.tsx";
import { Badge } from "#ui/list/badge.tsx";
import { longDate } from "#values/time/date-time.ts";
import { type Actor, ownSettingsPaths } from "../actor.ts";
import { SettingsPart } from "../settings-part.tsx";
import { ownSettingsText } from "./settings.text.ts";
import type { DeviceSession } from "./settings.ts";

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
