import type { Holder } from "#accounts/permissions/holder.ts";
import type { Notice } from "#platform/notice.ts";
import type { Services } from "#platform/services.server.ts";
import type { FormAnswer, RefusedForm } from "#ui/form/form-answer.ts";
import { alsoOnWhatsappText } from "#ui/messages/also-on-whatsapp.text.ts";
import { whatsappNumber } from "#values/contact/phone.ts";
import type { StepIntent } from "./back-to-steps.tsx";
import { firstStepsText, stepNotices as say, stepActs } from "./first-steps.text.ts";
import { typedBytes } from "./first-steps.ts";
import {
  agreeToRates,
  compareCopy,
  hideSteps,
  noteNoGstin,
  notePoliciesRead,
  tryKeys,
  tryMail,
} from "./note-step.server.ts";

type StepField = "bytes" | "number";
export type StepAnswer = FormAnswer<StepField>;
type Taken = { kind: "taken"; notice: Notice } | RefusedForm<StepField>;

type Take = (shop: Services, actor: Holder<"settings">, form: FormData) => Promise<Taken>;

const taken = (notice: Notice): Taken => ({ kind: "taken", notice });
const agreed = (isAsSeen: boolean): Taken => taken(isAsSeen ? say.noted : say.changed);
const text = (form: FormData, name: string): string => String(form.get(name) ?? "");

const takes: Readonly<Record<StepIntent, Take>> = {
  "no-gstin": async (shop, actor) => {
    await noteNoGstin(shop, actor);
    return taken(say.noted);
  },
  "rates-right": async (shop, actor, form) => agreed(await agreeToRates(shop, actor, text(form, "seen"))),
  "policies-read": async (shop, actor, form) =>
    agreed(await notePoliciesRead(shop, actor, text(form, "seen"))),
  "try-keys": async (shop, actor) => taken(say.asked(await tryKeys(shop, actor))),
  "try-mail": async (shop, actor) => {
    await tryMail(shop, actor);
    return taken(say.mailed(actor.email));
  },
  "try-whatsapp": tryOwnWhatsapp,
  "compare-copy": async (shop, actor, form) => {
    const typed = { bytes: text(form, "bytes") };
    const refuse = (bytes: string): Taken => ({ kind: "refused", errors: { bytes }, typed });
    const bytes = typedBytes(typed.bytes);
    if (bytes === undefined) return refuse(stepActs.errors.bytes);
    return (await compareCopy(shop, actor, bytes)) ? taken(say.noted) : refuse(stepActs.errors.otherSize);
  },
  hide: async (shop, actor) => {
    await hideSteps(shop, actor);
    return taken(firstStepsText.hidden);
  },
};

async function tryOwnWhatsapp(shop: Services, actor: Holder<"settings">, form: FormData): Promise<Taken> {
  const typed = { number: text(form, "number") };
  const number = whatsappNumber(typed.number);
  if (number === undefined)
    return { kind: "refused", errors: { number: alsoOnWhatsappText.noMobile }, typed };
  const tried = await shop.whatsapp?.tryIt(shop, { number, by: actor.id });
  return taken(tried ? say.written(tried) : firstStepsText.failed);
}

const isIntent = (name: string): name is StepIntent => Object.hasOwn(takes, name);

export async function takeFirstStep(
  shop: Services,
  actor: Holder<"settings">,
  form: FormData,
): Promise<Taken> {
  const intent = text(form, "intent");
  return isIntent(intent) ? takes[intent](shop, actor, form) : taken(firstStepsText.failed);
}
