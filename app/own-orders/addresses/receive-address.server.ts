import { data } from "react-router";
import type { Actor } from "#accounts/actor.ts";
import { addressText } from "#addresses/address.text.ts";
import { isAbroad } from "#addresses/address.ts";
import type { Services } from "#platform/services.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { isCountry } from "#values/contact/countries.ts";
import { textIn } from "#values/text/form-text.ts";
import { addAddress, changeAddress, deleteAddress, makeDefault } from "./address-book.db.server.ts";
import { type AddressAnswer, addressTyped, parseAddress } from "./address-book.form.ts";
import { addressBookText, addressNotices, addressTroubles } from "./address-book.text.ts";
import { addressesPath } from "./address-book.ts";

type Shop = Pick<Services, "db">;
type Done = keyof typeof addressNotices;

/** Carries out one of the forms of an account's addresses: led back when it is done, or what is wrong. */
export async function receiveAddress({ db }: Shop, actor: Actor, form: FormData) {
  const id = textIn(form, "id");
  switch (textIn(form, "intent")) {
    case "delete":
      return (await deleteAddress(db, actor, id)) ? led("deleted") : missing();
    case "default":
      return (await makeDefault(db, actor, id)) ? led("default") : missing();
    default:
      return save({ db }, actor, form);
  }
}

async function save({ db }: Shop, actor: Actor, form: FormData) {
  const parsed = parseAddress(form);
  if (parsed.kind === "refused") return data<AddressAnswer>(parsed, { status: 422 });
  const { id, version, ...given } = parsed.value;
  if (isAbroad(given.address) && !isCountry(given.address.country)) {
    const errors = { country: addressText.chooseCountry };
    return data<AddressAnswer>({ kind: "refused", errors, typed: addressTyped(form) }, { status: 422 });
  }
  const outcome =
    id === ""
      ? await addAddress(db, actor, given)
      : await changeAddress(db, actor, { id, version, ...given });
  if (outcome === "missing") return missing();
  if (outcome === "added" || outcome === "kept") return led(outcome);
  const notice = addressTroubles[outcome];
  const answer: AddressAnswer = { kind: "failed", text: notice.text, notice, typed: addressTyped(form) };
  return data<AddressAnswer>(answer, { status: outcome === "full" ? 422 : 409 });
}

function led(done: Done): never {
  throw redirectWithNotice(addressesPath, addressNotices[done]);
}

/** Somebody else's address is as little found as one that is not there. */
function missing(): never {
  throw new Response(addressBookText.missing.title, { status: 404 });
}
