import { Form, useNavigation } from "react-router";
import { May } from "#accounts/permissions/may.tsx";
import { localTax } from "#orders/invoice/invoice.ts";
import { paperTaxText } from "#orders/invoice/paper.text.ts";
import { gstStateWords } from "#papers/tax-rows.ts";
import { Button } from "#ui/form/button.tsx";
import { stateName } from "#values/contact/state-name.ts";
import { indianStateText } from "#values/contact/state-names.text.ts";
import type { SupplyRule } from "#values/place-of-supply.ts";
import { OrderPanel, OwnerFact } from "../order-panel.tsx";
import type { AdminPage } from "../read-order.server.ts";
import type { OrderSupply } from "./read-supply.server.ts";
import { supplyText as text } from "./supply.text.ts";

const other: Readonly<Record<SupplyRule, SupplyRule>> = { parcel: "buyer", buyer: "parcel" };

/** Where a company's order is supplied that goes to another state, with the owner's word on it. */
export function SupplyPanel({ adminPage: { order, supply } }: { adminPage: AdminPage }) {
  if (supply === null) return null;
  const { state } = order.shipping;
  return (
    <OrderPanel id="supply" title={text.title} className="max-lg:order-5">
      <dl>
        <OwnerFact label={text.place}>
          {supply.stateCode === null ? stateName(state) : gstStateWords(supply.stateCode)}
        </OwnerFact>
        <OwnerFact label={text.by}>{text.rules[supply.rule]}</OwnerFact>
        {supply.isTaxed && <OwnerFact label={text.tax}>{taxWords(supply)}</OwnerFact>}
      </dl>
      <p className="mt-3 text-ink-2">
        {text.note(indianStateText.name(supply.registeredIn), stateName(state))}
      </p>
      {supply.invoice === null ? (
        <May needs="money">
          <OtherRule version={order.version} rule={other[supply.rule]} />
        </May>
      ) : (
        <p className="mt-3">{text.invoiced(supply.invoice)}</p>
      )}
    </OrderPanel>
  );
}

function OtherRule({ version, rule }: { version: number; rule: SupplyRule }) {
  const isSending = useNavigation().formData?.get("intent") === "supply";
  return (
    <Form method="post" className="mt-3 grid gap-2">
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="supplyRule" value={rule} />
      <Button
        type="submit"
        name="intent"
        value="supply"
        small
        className="justify-self-start"
        pending={isSending}
      >
        {text.take[rule]}
      </Button>
      <p className="text-ink-2">{text.hint}</p>
    </Form>
  );
}

function taxWords({ taxPlace, sellerGstin }: OrderSupply): string {
  const { names } = paperTaxText;
  switch (taxPlace) {
    case "same-state":
      return `${names.cgst} + ${names[localTax(sellerGstin)]}`;
    case "other-state":
      return names.igst;
  }
}
