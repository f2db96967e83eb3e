import { useRef } from "react";
import { Form, useNavigation } from "react-router";
import { withOption } from "#catalogue/options/variant.ts";
import { mailHint } from "#orders/mailbox.ts";
import { readyPieces } from "#orders/shipments/order-parcels.ts";
import { Button } from "#ui/form/button.tsx";
import { CheckboxField } from "#ui/form/checkbox.tsx";
import { Field } from "#ui/form/field.tsx";
import { errorsIn, typedOf } from "#ui/form/form-answer.ts";
import { useFormRules } from "#ui/form/form-rules.ts";
import { OrderPanel } from "../order-panel.tsx";
import { type ParcelAnswer, parseNewParcel, piecesField } from "./parcel.form.ts";
import { MeasureInputs, TrackingInputs } from "./parcel-inputs.tsx";
import type { NewParcelPage } from "./read-parcel.server.ts";
import { parcelFormText, shipmentsText } from "./shipments-admin.text.ts";

interface NewParcelFormProps {
  page: NewParcelPage;
  answer: ParcelAnswer | undefined;
}

/** Pieces by line, weight and box; and for an owner who takes it there herself, how it is followed. */
export function NewParcelForm({ page, answer }: NewParcelFormProps) {
  const { order, weightGrams, box, hasCarrier } = page;
  const [errors, typed] = [errorsIn(answer), typedOf(answer)];
  const form = useRef<HTMLFormElement>(null);
  const lineIds = order.lines.map(({ id }) => id);
  useFormRules(form, (sent) => parseNewParcel(sent, lineIds));
  const sending = useNavigation().formData?.get("intent");
  return (
    <Form ref={form} method="post" noValidate className="grid max-w-measure gap-8">
      <input type="hidden" name="version" value={order.version} />
      <PiecesPanel page={page} answer={answer} />
      <OrderPanel title={parcelFormText.measures}>
        <MeasureInputs
          errors={errors}
          typed={typed}
          weightGrams={weightGrams}
          box={box}
          weightHint={weightGrams === null ? shipmentsText.noWeightHint : shipmentsText.weightHint}
        />
      </OrderPanel>
      <div className="flex flex-wrap gap-3">
        {hasCarrier && (
          <Button type="submit" name="intent" value="book" variant="primary" pending={sending === "book"}>
            {shipmentsText.makeAndBook}
          </Button>
        )}
        <Button
          type="submit"
          name="intent"
          value="make"
          variant={hasCarrier ? "outline" : "primary"}
          pending={sending === "make"}
        >
          {shipmentsText.makeParcel}
        </Button>
      </div>
      <OrderPanel title={shipmentsText.byHand}>
        <TrackingInputs
          errors={errors}
          typed={typed}
          courier={null}
          trackingNumber={null}
          trackingUrl={null}
        />
        <CheckboxField
          name="hasLeft"
          label={shipmentsText.hasLeft}
          defaultChecked={typed?.hasLeft === "on"}
          className="mt-2"
        />
        <p className="mb-3 text-ink-2">{mailHint(order, shipmentsText.hasLeftHint)}</p>
        <Button type="submit" name="intent" value="make" small pending={sending === "make"}>
          {shipmentsText.makeParcel}
        </Button>
      </OrderPanel>
    </Form>
  );
}

function PiecesPanel({ page: { order }, answer }: NewParcelFormProps) {
  const [errors, typed] = [errorsIn(answer), typedOf(answer)];
  return (
    <OrderPanel title={shipmentsText.pieces}>
      {errors.pieces && (
        <p role="alert" className="mb-2 text-geru">
          {errors.pieces}
        </p>
      )}
      <div className="grid gap-3">
        {readyPieces(order.lines, order.parcels).map(({ orderItemId, quantity }) => {
          const line = order.lines.find(({ id }) => id === orderItemId);
          if (!line) return null;
          const name = piecesField(orderItemId);
          return (
            <Field
              key={orderItemId}
              name={name}
              label={withOption(line.productName, line.optionText)}
              hideOptional
              inputMode="numeric"
              hint={parcelFormText.toSend(quantity)}
              defaultValue={typed?.[name] ?? quantity}
            />
          );
        })}
      </div>
    </OrderPanel>
  );
}
