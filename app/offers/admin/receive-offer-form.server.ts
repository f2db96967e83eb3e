import type { Doer } from "#accounts/permissions/holder.ts";
import { withKnownCountry } from "#addresses/known-countries.server.ts";
import type { Services } from "#platform/services.server.ts";
import { staleText } from "#platform/stale.text.ts";
import { textIn, versionIn } from "#values/text/form-text.ts";
import { indianDay } from "#values/time/indian-day.ts";
import { changeForm, formAgain } from "../writing/form-acts.server.ts";
import { type OfferFormAnswer, type OfferInput, parseOffer } from "../writing/offer.form.ts";
import { type SavedOffer, saveDraft, saveNewOffer } from "../writing/save-offer.server.ts";
import { textsIn } from "../writing/typed-lines.ts";
import { offerAdminText as text } from "./offer-admin.text.ts";

type Shop = Pick<Services, "db" | "now" | "config">;
type Received = { saved: string } | { answer: OfferFormAnswer; status: number };

/** A new offer as it was posted: with a line more or less, or saved as a draft. */
export const receiveNewOffer = (
  shop: Shop,
  actor: Doer<"money">,
  quoteId: string | null,
  form: FormData,
): Promise<Received> =>
  receive(shop, form, (input) => {
    const source = quoteId === null ? "phone" : "quote";
    return saveNewOffer(shop, actor, { begunAt: begunAtIn(shop, form), source, quoteId }, input);
  });

/** The millisecond in which the form was opened, of the last week; now for any other. */
export function begunAtIn({ now }: Pick<Shop, "now">, form: FormData): number {
  const text = textIn(form, "begun");
  const [begun, latest] = [/^\d{1,15}$/.test(text) ? Number(text) : 0, now().getTime()];
  const week = 7 * 24 * 60 * 60_000;
  return begun > latest - week && begun <= latest ? begun : latest;
}

/** The same of a draft that is there. */
export const receiveDraft = (
  shop: Shop,
  actor: Doer<"money">,
  number: string,
  form: FormData,
): Promise<Received> =>
  receive(shop, form, (input) => saveDraft(shop, actor, { number, version: versionIn(form) }, input));

async function receive(
  shop: Shop,
  form: FormData,
  save: (input: OfferInput) => Promise<SavedOffer>,
): Promise<Received> {
  const changed = await changeForm(shop, form);
  if (changed) return { answer: changed, status: 200 };
  const typed = textsIn(form);
  const parsed = parseOffer(withKnownCountry(form, "billing-country"), indianDay(shop.now()));
  if (parsed.kind === "refused") return { answer: await formAgain(shop, typed, parsed.errors), status: 422 };
  const saved = await save(parsed.value);
  if (saved.kind === "saved") return { saved: saved.number };
  if (saved.kind === "refused") return { answer: await formAgain(shop, typed, saved.errors), status: 422 };
  const again = await formAgain(shop, typed);
  const reasons = { stale: staleText.message, gone: text.refusals.gone };
  return { answer: { ...again, kind: "failed", text: reasons[saved.kind] }, status: 409 };
}
