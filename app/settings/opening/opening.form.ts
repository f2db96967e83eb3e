import { recordVersion } from "#ui/form/record-fields.ts";
import type { Opening } from "#values/opening.ts";

interface OpeningInput {
  version: number;
  opening: Opening;
}

/** The wanted opening, undefined where the form has none; and the page that the form stood on. */
export function parseOpening(form: FormData): { input: OpeningInput | undefined; back: string } {
  const version = recordVersion.parse(form.get("version"));
  const opening = (["soon", "open"] as const).find((one) => one === form.get("opening"));
  const back =
    form.get("from") === "dashboard" ? "/admin/dashboard/overview" : "/admin/dashboard/settings/opening";
  return { input: opening && { version, opening }, back };
}
