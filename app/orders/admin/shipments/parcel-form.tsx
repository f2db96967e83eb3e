import { Form, useNavigation } from "react-router";
import { Button } from "#ui/form/button.tsx";
import { CheckboxField } from "#ui/form/choice.tsx";
import { errorsIn, typedOf } from "#ui/form/form-answer.ts";
import { SelectField } from "#ui/form/select-field.tsx";
import { hasLeftUs, isFinal } from "../../shipments/shipment.ts";
import { stateWords } from "../../shipments/shipments.text.ts";
import { statesByHand } from "../../shipments/states-by-hand.ts";
import { OrderPanel } from "../order-panel.tsx";
import type { ParcelAnswer } from "./parcel.form.ts";
import { MeasureInputs, TrackingInputs } from "./parcel-inputs.tsx";
import type { ParcelPage } from "./read-parcel.server.ts";
import { shipmentsText } from "./shipments-admin.text.ts";

interface ParcelFormProps {
  page: ParcelPage;
  answer: ParcelAnswer | undefined;
}

/** Its state by hand, how it is followed, and until it is booked its weight and box. */
export function ParcelForm({ page: { parcel }, answer }: ParcelFormProps) {
  const [errors, typed] = [errorsIn(answer), typedOf(answer)];
  const isSending = useNavigation().formData?.get("intent") === "keep";
  const states = statesByHand(parcel);
  const isOnItsWay = hasLeftUs(parcel.state) && !isFinal(parcel.state);
  return (
    <OrderPanel title="State and tracking">
      <Form method="post" preventScrollReset noValidate className="grid gap-4">
        <input type="hidden" name="version" value={parcel.version} />
        {states.length > 0 && (
          <SelectField
            name="state"
            label="State"
            required
            hint={shipmentsText.orderStays}
            options={states.map((value) => ({ value, label: stateWords[value] }))}
            defaultValue={typed?.state ?? parcel.state}
          />
        )}
        <TrackingInputs {...{ errors, typed }} {...parcel} trackingNumber={parcel.awb} />
        {parcel.state === "draft" && (
          <MeasureInputs {...{ errors, typed }} {...parcel} weightHint={shipmentsText.weightHint} />
        )}
        {isOnItsWay && <CheckboxField name="tellCustomer" label={shipmentsText.tell} defaultChecked />}
        <Button
          type="submit"
          name="intent"
          value="keep"
          small
          className="justify-self-start"
          pending={isSending}
        >
          Save Parcel
        </Button>
      </Form>
    </OrderPanel>
  );
}
