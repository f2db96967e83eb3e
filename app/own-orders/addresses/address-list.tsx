import { Form, useNavigation } from "react-router";
import { PostalLines } from "#orders/shown/order-facts.tsx";
import { Button } from "#ui/form/button.tsx";
import { ConfirmButton } from "#ui/form/confirm-button.tsx";
import { Link } from "#ui/link.tsx";
import { addressBookText as text } from "./address-book.text.ts";
import { addressesPath, type SavedAddress } from "./address-book.ts";

/** The saved addresses, each with what can be done to it. */
export function AddressList({ addresses }: { addresses: readonly SavedAddress[] }) {
  return (
    <ul className="mt-5 grid gap-4 sm:grid-cols-2">
      {addresses.map((saved) => (
        <li key={saved.id} className="flex flex-col gap-3 rounded border border-hair p-4">
          {saved.isDefault && <p className="text-sm font-semibold text-leaf">{text.isDefault}</p>}
          <div id={`address-${saved.id}`} className="[overflow-wrap:anywhere]">
            <PostalLines address={saved.address} phone={saved.phone} />
          </div>
          <AddressActs saved={saved} />
        </li>
      ))}
    </ul>
  );
}

function AddressActs({ saved: { id, isDefault } }: { saved: SavedAddress }) {
  const isBusy = useNavigation().formData?.get("id") === id;
  const named = { "aria-describedby": `address-${id}`, className: "text-sm" };
  return (
    <div className="mt-auto flex flex-wrap items-center gap-x-4">
      <Link
        to={`${addressesPath}?${new URLSearchParams({ edit: id })}`}
        {...named}
        className="action text-sm"
      >
        {text.edit}
      </Link>
      {!isDefault && (
        <Form method="post" action={addressesPath}>
          <input type="hidden" name="id" value={id} />
          <Button {...named} variant="text" type="submit" name="intent" value="default" pending={isBusy}>
            {text.makeDefault}
          </Button>
        </Form>
      )}
      <Form method="post" action={addressesPath}>
        <input type="hidden" name="id" value={id} />
        <ConfirmButton
          {...named}
          variant="text"
          name="intent"
          value="delete"
          question={text.askRemove}
          pending={isBusy}
        >
          {text.remove}
        </ConfirmButton>
      </Form>
    </div>
  );
}
