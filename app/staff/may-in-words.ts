import { permissionText } from "#accounts/permissions/permissions.text.ts";
import { heldBy, type Noted, type Permission, permissions } from "#accounts/permissions/permissions.ts";
import { staffText } from "./staff.text.ts";

/** Ready-made sets for the usual people of a small shop; `staffText.setNames` names them. */
export const permissionSets = [
  { key: "packer", gives: ["orders", "pack"] },
  { key: "accountant", gives: ["orders", "money", "export"] },
  { key: "writer", gives: ["stories"] },
  { key: "assistant", gives: ["orders", "pack", "products", "messages"] },
] as const satisfies readonly { key: string; gives: readonly Permission[] }[];

export function mayInWords(noted: Noted): string {
  if (noted === null) return staffText.everything;
  const held = heldBy("admin", noted);
  return permissions
    .filter((each) => held[each])
    .map((each) => permissionText[each].name)
    .join(", ");
}
