import { useState } from "react";
import { useRevalidator } from "react-router";
import { useShop } from "#platform/config/shop-settings.ts";
import { Button } from "#ui/form/button.tsx";
import { Field } from "#ui/form/field.tsx";
import { typedIn } from "#ui/form/form-answer.ts";
import { StandingNotice } from "#ui/form/form-notice.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { AlsoOnWhatsapp } from "#ui/messages/also-on-whatsapp.tsx";
import { localPath } from "#values/language/address.ts";
import { labelText } from "../account.text.ts";
import { type Actor, ownSettingsPaths } from "../actor.ts";
import { refreshSession } from "../session/session-store.ts";
import { SettingsPart } from "../settings-part.tsx";
import { type ProfileAnswer, type ProfileField, parseProfile, profileNotice } from "./settings.form.ts";
import { ownSettingsText } from "./settings.text.ts";
import { isSameProfile, type ProfileFields } from "./settings.ts";

interface ProfileFormProps {
  owner: Actor["role"];
  profile: ProfileFields & { email: string };
  /** What came of the form when it was posted without script. */
  given: ProfileAnswer | undefined;
}

/** Name and phone. With script the button rests until one of them differs; without, the shop says so. */
export function ProfileForm({ owner, profile, given }: ProfileFormProps) {
  const [isChanged, setChanged] = useState<boolean>();
  const { form, errors, standing, isSending, submit } = useForm<ProfileField, "saved" | "unchanged">({
    action: ownSettingsPaths[owner],
    parse: parseProfile,
    given,
    words: {
      done: (kept) => (kept === "saved" ? ownSettingsText.profile.saved : ownSettingsText.profile.unchanged),
      failed: ownSettingsText.profile.failed,
      refused: profileNotice,
    },
    onDone() {
      setChanged(false);
      void refreshSession();
    },
    stays: true,
  });
  const typed = typedIn(given);
  const offersWhatsapp = useShop().alsoOnWhatsapp && owner === "user";
  const { state } = useRevalidator();
  function compare(changed: HTMLFormElement) {
    const parsed = parseProfile(new FormData(changed));
    setChanged(parsed.kind === "refused" || !isSameProfile(parsed.value, profile));
  }
  return (
    <SettingsPart title={ownSettingsText.profile.title}>
      <form
        ref={form}
        method="post"
        action={localPath(ownSettingsPaths[owner])}
        noValidate
        onSubmit={submit}
        onInput={(event) => compare(event.currentTarget)}
      >
        <StandingNotice notice={standing} takesFocus={given?.kind === "failed"} />
        <input type="hidden" name="form" value="profile" />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            name="fullName"
            label={labelText.fullName}
            dir="auto"
            autoComplete="name"
            required
            defaultValue={typed.fullName ?? profile.fullName}
            error={errors.fullName}
            className="sm:col-span-2"
          />
          <Field
            name="shownEmail"
            label={labelText.email}
            type="email"
            readOnly
            required
            defaultValue={profile.email}
            hint={ownSettingsText.profile.emailHint[owner]}
            className="[&_input]:border-dashed [&_input]:bg-fold"
          />
          <Field
            name="phone"
            label={labelText.phone}
            type="tel"
            autoComplete="tel"
            defaultValue={typed.phone ?? profile.phone ?? ""}
            error={errors.phone}
          />
          {offersWhatsapp && (
            <AlsoOnWhatsapp
              isTicked={given ? typed.alsoOnWhatsapp !== undefined : profile.alsoOnWhatsapp === true}
              error={errors.alsoOnWhatsapp}
              className="sm:col-span-2"
            />
          )}
        </div>
        <SaveButton isChanged={isChanged ?? given !== undefined} isSending={isSending || state !== "idle"} />
      </form>
    </SettingsPart>
  );
}

/** The same button twice: without script it can always be pressed, since nobody could enable it. */
function SaveButton({ isChanged, isSending }: { isChanged: boolean; isSending: boolean }) {
  return (
    <div className="mt-5">
      <noscript>
        <Button type="submit" variant="primary">
          {ownSettingsText.profile.save}
        </Button>
      </noscript>
      <div className="flex flex-wrap items-center gap-4 needs-script">
        <Button type="submit" variant="primary" disabled={!isChanged} pending={isSending}>
          {ownSettingsText.profile.save}
        </Button>
        {!isChanged && <span className="text-sm text-ink-2">{ownSettingsText.profile.unchanged.title}</span>}
      </div>
    </div>
  );
}
