import { data } from "react-router";
import { customerOf } from "#accounts/guard.server.ts";
import { anotherCountry } from "#addresses/address.form.ts";
import { addressText } from "#addresses/address.text.ts";
import { india } from "#addresses/address.ts";
import { shopOf } from "#platform/config/shop-settings.ts";
import { pageMeta } from "#platform/html/page-meta.ts";
import { services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { ButtonLink } from "#ui/form/button.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { exceptAfterRefusal, withFailedAction, withFailure } from "#ui/page/failed-request.ts";
import { FailedView } from "#ui/page/failed-view.tsx";
import { type CountryOption, countryChoice } from "#values/contact/country-options.text.ts";
import type { Route } from "./+types/addresses.page.ts";
import { addressesOf } from "./address-book.db.server.ts";
import type { AddressAnswer } from "./address-book.form.ts";
import { addressBookText as text } from "./address-book.text.ts";
import { addressesPath, type EditedAddress, mostAddresses, type SavedAddress } from "./address-book.ts";
import { AddressForm } from "./address-form.tsx";
import { AddressList } from "./address-list.tsx";
import { receiveAddress } from "./receive-address.server.ts";

export const policy: RoutePolicy = { cached: false };

interface AddressesData {
  addresses: SavedAddress[];
  /** The one whose form is open. */
  edited: EditedAddress | null;
  /** To choose from, of a new one abroad. */
  countries?: readonly CountryOption[];
  isMissing?: boolean;
  isUnread?: boolean;
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: text.title,
    description: text.description,
    path: addressesPath,
    noIndex: true,
    shop: shopOf(matches),
  });

/** The same answer for an address that is not there and one that is somebody else's. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const addresses = await addressesOf(services(context).db, customerOf(context));
  const asked = url.searchParams.get("edit");
  const isNew = asked === "new" || asked === "abroad";
  const edited = isNew ? asked : (addresses.find(({ id }) => id === asked) ?? null);
  const isMissing = asked !== null && edited === null;
  const answer: AddressesData = { addresses, edited, isMissing, ...(asked === "abroad" && abroadChoice()) };
  return data(answer, { status: isMissing ? 404 : 200 });
}

/** India is no choice there: it has a form of its own. */
const abroadChoice = () => ({
  countries: [
    { value: anotherCountry, label: addressText.anotherCountry },
    ...countryChoice.options().filter(({ value }) => value !== india),
  ],
});

export async function action({ context, request }: Route.ActionArgs) {
  return receiveAddress(services(context), customerOf(context), await postedForm(request));
}

export const clientLoader = (call: Route.ClientLoaderArgs): Promise<AddressesData> =>
  withFailure<AddressesData, AddressesData>(
    call,
    { addresses: [], edited: null, isUnread: true },
    text.readFailed,
  );

export const clientAction = (call: Route.ClientActionArgs) =>
  withFailedAction<AddressAnswer, AddressAnswer>(call, { kind: "failed" }, text.unsent);

export const shouldRevalidate = exceptAfterRefusal;

export default function AddressesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { addresses, edited, countries, isMissing, isUnread } = loaderData;
  if (isUnread) return <FailedView title={text.readFailed.text} />;
  if (isMissing) return <AddressMissing />;
  return (
    <>
      <h1 className="pt-6 pb-4 text-3xl md:pt-0 md:pb-6">{text.title}</h1>
      {edited ? (
        <AddressForm
          key={typeof edited === "string" ? edited : edited.id}
          edited={edited}
          countries={countries}
          isDefaultAnyway={typeof edited === "string" ? addresses.length === 0 : edited.isDefault}
          answer={actionData}
        />
      ) : (
        <Addresses addresses={addresses} />
      )}
    </>
  );
}

function Addresses({ addresses }: { addresses: readonly SavedAddress[] }) {
  const add = (
    <div className="flex flex-wrap items-center gap-3">
      <ButtonLink variant="primary" to={`${addressesPath}?edit=new`}>
        {text.add}
      </ButtonLink>
      <ButtonLink variant="text" to={`${addressesPath}?edit=abroad`}>
        {text.addAbroad}
      </ButtonLink>
    </div>
  );
  if (addresses.length === 0) return <EmptyState drawing="orders" {...text.empty} action={add} />;
  return (
    <>
      <p className="max-w-measure text-ink-2">{text.intro}</p>
      <AddressList addresses={addresses} />
      <div className="mt-6">{addresses.length < mostAddresses ? add : <p>{text.full}</p>}</div>
    </>
  );
}

const AddressMissing = () => (
  <EmptyState
    level={1}
    drawing="lost"
    {...text.missing}
    action={
      <ButtonLink variant="primary" to={addressesPath}>
        {text.back}
      </ButtonLink>
    }
  />
);

export function ErrorBoundary() {
  return <FailedView title={text.readFailed.text} />;
}
