import { type MouseEvent, useId } from "react";
import { permissionText } from "#accounts/permissions/permissions.text.ts";
import type { Noted, Permission } from "#accounts/permissions/permissions.ts";
import { Button } from "#ui/form/button.tsx";
import { CheckboxField } from "#ui/form/checkbox.tsx";
import { FieldNotes } from "#ui/form/field-notes.tsx";
import { BackLink } from "#ui/page/back-link.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { permissionSets } from "./may-in-words.ts";
import { staffText } from "./staff.text.ts";
import { staffPath } from "./staff-member.ts";

interface PermissionFieldsProps {
  /** The permissions that the signed-in member may give. */
  gives: readonly Permission[];
  /** Owners alone make owners. */
  givesAll: boolean;
  /** Ticked at first. */
  ticked: Noted;
  error: string | undefined;
}

/** The permissions, each with a sentence; the usual sets tick several boxes at once. */
export function PermissionFields({ gives, givesAll, ticked, error }: PermissionFieldsProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="grid gap-1">
      <legend className="pb-1 text-md font-semibold">{staffText.permissions}</legend>
      <Sets gives={gives} />
      {givesAll && (
        <Box
          value="owner"
          text={{ name: staffText.ownerLabel, about: staffText.ownerAbout }}
          ticked={ticked === null}
        />
      )}
      {gives.map((each) => (
        <Box key={each} value={each} text={permissionText[each]} ticked={ticked?.includes(each) ?? false} />
      ))}
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}

function Box({
  value,
  text,
  ticked,
}: {
  value: string;
  text: { name: string; about: string };
  ticked: boolean;
}) {
  return (
    <CheckboxField
      name="permissions"
      value={value}
      defaultChecked={ticked}
      className="border-b border-hair"
      label={text.name}
      hint={text.about}
    />
  );
}

/** Buttons that tick a usual set; without script the page comes back with it ticked, and what was typed. */
function Sets({ gives }: { gives: readonly Permission[] }) {
  // By script it is no submit button: the Enter key sends the form by its own.
  const type = useHydrated() ? "button" : "submit";
  const sets = permissionSets.filter((set) => set.gives.every((each) => gives.includes(each)));
  if (sets.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2 pb-2">
      <span className="w-full text-sm text-ink-2">{staffText.sets}</span>
      {sets.map((set) => (
        <Button
          key={set.key}
          type={type}
          name="intent"
          value={`set-${set.key}`}
          formNoValidate
          small
          onClick={(press) => tick(press, set.gives)}
        >
          {staffText.setNames[set.key]}
        </Button>
      ))}
    </div>
  );
}

function tick(press: MouseEvent<HTMLButtonElement>, gives: readonly string[]): void {
  const boxes = press.currentTarget.form?.elements.namedItem("permissions");
  if (!(boxes instanceof RadioNodeList)) return;
  for (const box of boxes) if (box instanceof HTMLInputElement) box.checked = gives.includes(box.value);
}

/** The way from one of the staff to all of them. */
export const BackToStaff = () => <BackLink to={staffPath}>{staffText.back}</BackLink>;
