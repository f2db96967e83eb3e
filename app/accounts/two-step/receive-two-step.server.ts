import { data } from "react-router";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { httpStatusOf } from "#ui/form/form-answer.ts";
import { textIn } from "#values/text/form-text.ts";
import { type Actor, ownSettingsPaths } from "../actor.ts";
import { appSetup, setupSecret } from "./app-code.server.ts";
import { makeNewCodes, type TwoStepServices, turnOff, turnOn } from "./change-two-step.server.ts";
import { parseTypedProof, type TwoStepAnswer, twoStepIntentIn } from "./two-step.form.ts";
import { twoStepText as text } from "./two-step.text.ts";
import type { TwoStepIntent } from "./two-step.ts";

/** Takes one of the page's forms. What is shown once is in the answer, so that no other page has it. */
export async function receiveTwoStep(shop: TwoStepServices, actor: Actor, form: FormData) {
  const intent = twoStepIntentIn(form);
  if (intent === undefined) throw data(null, { status: 400 });
  const answer = await answerTo(shop, actor, intent, form);
  if (intent === "off" && answer.kind === "done")
    throw redirectWithNotice(ownSettingsPaths.admin, text.turnedOff);
  return data(answer, { status: httpStatusOf(answer) });
}

async function answerTo(
  shop: TwoStepServices,
  actor: Actor,
  intent: TwoStepIntent,
  form: FormData,
): Promise<TwoStepAnswer> {
  const sealed = textIn(form, "sealed");
  // What was read with the app still holds when the form comes back.
  const typed = intent === "on" ? { setup: appSetup(shop, actor, sealed) } : {};
  const parsed = parseTypedProof(form);
  if (parsed.kind === "refused") return { ...parsed, typed };
  const outcome = await outcomeOf(shop, actor, intent, { ...parsed.value, sealed });
  switch (outcome.kind) {
    case "done":
      return { kind: "done", kept: { why: intent, codes: outcome.codes } };
    case "wrong-code":
      return { kind: "refused", errors: { code: text.codeWrong }, typed };
    case "wrong-password":
      return { kind: "refused", errors: { password: text.passwordWrong }, typed };
    default:
      return { kind: "failed", text: whyNot[outcome.kind](), typed };
  }
}

const whyNot = {
  already: () => text.already,
  outdated: () => text.outdated,
  "kept-on": () => text.keptOn,
  "too-many": () => text.tooMany,
} as const;

type Asked = { code: string; password: string; sealed: string };
type Outcome =
  | { kind: "done"; codes: readonly string[] }
  | { kind: "wrong-code" | "wrong-password" | keyof typeof whyNot };

async function outcomeOf(
  shop: TwoStepServices,
  actor: Actor,
  intent: TwoStepIntent,
  { sealed, ...typed }: Asked,
): Promise<Outcome> {
  if (intent === "codes") return makeNewCodes(shop, actor, typed);
  if (intent === "off") return turnedOff(shop, actor, typed);
  const appSecret = setupSecret(shop, actor, sealed);
  return appSecret === undefined ? { kind: "outdated" } : turnOn(shop, actor, { ...typed, appSecret });
}

async function turnedOff(
  shop: TwoStepServices,
  actor: Actor,
  typed: Omit<Asked, "sealed">,
): Promise<Outcome> {
  const { kind } = await turnOff(shop, actor, typed);
  return kind === "done" ? { kind, codes: [] } : { kind };
}
