import { ButtonLink } from "#ui/form/button.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { settingsText } from "./settings.text.ts";
import { SettingsFrame, type SettingsTab, settingsPaths } from "./settings-frame.tsx";

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
