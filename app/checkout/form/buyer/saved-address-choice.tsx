import { localAddressLines } from "#addresses/address-lines.ts";
import type { SavedAddress } from "#own-orders/addresses/address-book.ts";
import { RadioGroup } from "#ui/form/choice.tsx";
import { checkoutText } from "../checkout.text.ts";
import { anotherAddress } from "../checkout-values.ts";

/** The look of what is typed for another address: it goes while a saved one is chosen, script or not. */
export const typedOnly = "group-has-[[name=savedAddress]:not([value=another]):checked]/checkout:hidden";

interface SavedAddressChoiceProps {
  addresses: readonly SavedAddress[];
  /** The id of one of them; anything else is another address. */
  chosen: string;
  error: string | undefined;
}

/** The account's own addresses, before the fields of another one. */
export function SavedAddressChoice({ addresses, chosen, error }: SavedAddressChoiceProps) {
  const isKnown = addresses.some(({ id }) => id === chosen);
  return (
    <div className="mt-6">
      <RadioGroup
        name="savedAddress"
        label={checkoutText.savedAddresses}
        boxed
        options={[
          ...addresses.map((saved) => ({ value: saved.id, ...wordsOf(saved) })),
          { value: anotherAddress, label: checkoutText.anotherAddress },
        ]}
        defaultValue={isKnown ? chosen : anotherAddress}
        error={error}
      />
    </div>
  );
}

function wordsOf({ address, phone }: SavedAddress) {
  const [name, ...lines] = localAddressLines(address);
  const note = [...lines.slice(0, -1), ...(phone ? [checkoutText.phone(phone)] : [])].join(", ");
  return { label: <bdi>{name}</bdi>, note: <span className="[overflow-wrap:anywhere]">{note}</span> };
}
