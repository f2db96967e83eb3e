import { mostRecipients } from "#recipients/recipient.ts";
import type { FieldErrors } from "#ui/form/form-answer.ts";
import { sumRefusal } from "#ui/form/form-fields.ts";
import { paise } from "#values/money/money.ts";
import { rupeesToType, typedRupees } from "#values/money/typed-rupees.ts";
import { textIn } from "#values/text/form-text.ts";
import { typedWhole } from "#values/text/typed-whole.ts";
import type { Offer } from "../offer.ts";
import { offerTermsText as text } from "./offer-form.text.ts";

type Read = Pick<Offer, "toMany"> | { errors: FieldErrors<string> };

const highestParcelPrice = paise(10_000_00);

/** Where an offer goes to many addresses: how many, and what each costs (HOMES-1). */
export function parseToMany(form: FormData): Read {
  if (textIn(form, "toMany") !== "on") return { toMany: null };
  const toMany = manyIn(textIn(form, "parcels"), textIn(form, "parcelPrice"));
  if (toMany) return { toMany };
  const [parcels, price] = [parcelsIn(textIn(form, "parcels")), priceIn(textIn(form, "parcelPrice"))];
  return {
    errors: {
      ...(parcels === undefined ? { parcels: text.errors.parcels } : {}),
      ...(price === undefined
        ? { parcelPrice: sumRefusal(textIn(form, "parcelPrice"), text.errors.parcelPrice) }
        : {}),
    },
  };
}

const parcelsIn = (typed: string): number | undefined => typedWhole(typed, 1, mostRecipients);

function priceIn(typed: string) {
  const price = typed.trim() === "" ? paise(0) : typedRupees(typed);
  return price !== undefined && price <= highestParcelPrice ? price : undefined;
}

/** The same while it is typed; null where it goes to one address, or is no number yet. */
export function manyTyped(typed: Readonly<Record<string, string>>): Offer["toMany"] {
  return typed.toMany === "on" ? (manyIn(typed.parcels ?? "", typed.parcelPrice ?? "") ?? null) : null;
}

function manyIn(typedParcels: string, typedPrice: string): NonNullable<Offer["toMany"]> | undefined {
  const [parcels, price] = [parcelsIn(typedParcels), priceIn(typedPrice)];
  return parcels === undefined || price === undefined ? undefined : { parcels, price };
}

/** As its fields hold it. */
export const fieldsOfToMany = ({ toMany }: Pick<Offer, "toMany">): Record<string, string> =>
  toMany === null
    ? { parcels: "", parcelPrice: "" }
    : { toMany: "on", parcels: String(toMany.parcels), parcelPrice: rupeesToType(toMany.price) };
