import { byScript } from "#ui/form/form-answer.ts";
import { textIn } from "#values/text/form-text.ts";
import type { Actor } from "../actor.ts";
import type { TwoStepServices } from "../two-step/change-two-step.server.ts";
import { confirmByCode } from "./ask-anew.server.ts";
import { confirmText as text } from "./confirm.text.ts";
import { confirmedPath, freshCodeField, provedAddress, takenIn, waitingIn } from "./fresh-proof.ts";

type Typed = readonly (readonly [name: string, value: string])[];

/** What is wrong with a code; or what a form on its way carries, and what is wrong with its code. */
export type AskedAnswer =
  | { kind: "refused"; error: string }
  | { kind: "carried"; fields: Typed; error: string | undefined };

/** Takes a code and leads on, or shows again what a form brought that needs one. */
export async function receiveConfirm(
  shop: TwoStepServices,
  actor: Actor,
  form: FormData,
  { searchParams }: URL,
): Promise<AskedAnswer | { goOn: string }> {
  const waiting = waitingIn(searchParams.get("waiting"));
  const to = confirmedPath(searchParams.get("to"));
  if (waiting === "form") return carried(form, searchParams);
  const code = textIn(form, freshCodeField);
  if (code.trim() === "") return { kind: "refused", error: text.missing };
  const problem = await confirmByCode(shop, actor, code);
  if (problem) return { kind: "refused", error: text.problems[problem] };
  if (to === undefined) return { goOn: "/admin/dashboard" };
  return { goOn: provedAddress(to, waiting) };
}

function carried(form: FormData, parameters: URLSearchParams): AskedAnswer {
  const typed = [...form].flatMap(([name, value]) =>
    typeof value === "string" && name !== freshCodeField && name !== byScript ? [[name, value] as const] : [],
  );
  const fields = [...typed, ...takenIn(parameters)];
  const problem = parameters.get("problem");
  const isProblem = problem === "wrong" || problem === "too-many";
  return { kind: "carried", fields, error: isProblem ? text.problems[problem] : undefined };
}
