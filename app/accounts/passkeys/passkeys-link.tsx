import { ButtonLink } from "#ui/form/button.tsx";
import { SettingsPart } from "../settings-part.tsx";
import { passkeysPath } from "./passkey.ts";
import { passkeysText as text } from "./passkeys.text.ts";

/** How many passkeys somebody has, and where they are added and removed. */
export function PasskeysLink({ count }: { count: number }) {
  return (
    <SettingsPart title={text.title}>
      <p className="mb-4">{count === 0 ? text.none : text.count(count)}</p>
      <ButtonLink to={passkeysPath}>{text.manage}</ButtonLink>
    </SettingsPart>
  );
}
