import { useRef } from "react";
import { Form, useNavigation } from "react-router";
import { useMay } from "#accounts/permissions/held-context.ts";
import { hasMailbox } from "#orders/mailbox.ts";
import { stateWords } from "#orders/parcel-moves/shipments.text.ts";
import { statesByHand } from "#orders/shipments/hand-parcel.ts";
import { hasLeftUs, isFinal } from "#orders/shipments/shipment.ts";
import { Button } from "#ui/form/button.tsx";
import { CheckboxField } from "#ui/form/checkbox.tsx";
import { errorsIn, typedOf } from "#ui/form/form-answer.ts";
import { useFormRules } from "#ui/form/form-rules.ts";
import { SelectField } from "#ui/form/select-field.tsx";
import { OrderPanel } from "../order-panel.tsx";
import { lacksForBooking } from "./lacks-for-booking.ts";
import { type ParcelAnswer, parseKeptParcel } from "./parcel.form.ts";
import { MeasureInputs, TrackingInputs } from "./parcel-inputs.tsx";
import type { ParcelPage } from "./read-parcel.server.ts";
import { parcelPath } from "./shipment-paths.ts";
import { parcelFormText, shipmentsText } from "./shipments-admin.text.ts";

interface ParcelFormProps {
  page: ParcelPage;
  answer: ParcelAnswer | undefined;
}

/** Its state by hand, how it is followed, and until it is booked its weight and box. */
export function ParcelForm({ page, answer }: ParcelFormProps) {
  const { parcel } = page;
  const form = useRef<HTMLFormElement>(null);
  useFormRules(form, parseKeptParcel);
  const [errors, typed] = [errorsIn(answer), typedOf(answer)];
  const sending = useNavigation().formData?.get("intent");
  const states = statesByHand(parcel);
  const isOnItsWay = hasLeftUs(parcel.state) && !isFinal(parcel.state);
  return (
    <OrderPanel title={parcelFormText.tracking}>
      <Form ref={form} method="post" preventScrollReset noValidate className="grid gap-4">
        <input type="hidden" name="version" value={parcel.version} />
        {states.length > 0 && (
          <SelectField
            name="state"
            label={parcelFormText.state}
            required
            hint={shipmentsText.orderStays}
            options={states.map((value) => ({ value, label: stateWords[value] }))}
            defaultValue={typed?.state ?? parcel.state}
          />
        )}
        <TrackingInputs errors={errors} typed={typed} {...parcel} trackingNumber={parcel.awb} />
        {parcel.state === "draft" && (
          <MeasureInputs errors={errors} typed={typed} {...parcel} weightHint={shipmentsText.weightHint} />
        )}
        {isOnItsWay && page.order.homes === null && hasMailbox(page.order.billing.email) && (
          <CheckboxField name="tellCustomer" label={shipmentsText.tell} defaultChecked />
        )}
        <div className="flex flex-wrap gap-3">
          {mayBeBooked(page) && (
            <Button
              type="submit"
              name="intent"
              value="keep-and-book"
              small
              variant={lacksForBooking(page.order, parcel) === null ? "outline" : "primary"}
              pending={sending === "keep-and-book"}
            >
              {shipmentsText.saveAndBook}
            </Button>
          )}
          <Button type="submit" name="intent" value="keep" small pending={sending === "keep"}>
            {shipmentsText.saveParcel}
          </Button>
        </div>
      </Form>
    </OrderPanel>
  );
}

/** A courier is booked for what is packed and goes to the buyer. */
export const mayBeBooked = ({ hasCarrier, parcel }: ParcelPage): boolean =>
  hasCarrier && parcel.state === "draft" && parcel.direction === "out";

/** What the packed parcel looked like, should its buyer or the courier say otherwise. */
export function ParcelPhotoForm({ page: { order, parcel } }: { page: ParcelPage }) {
  const sending = useNavigation().formData?.get("intent");
  const address = parcelPath(order.id, parcel.id, "/photo");
  const mayKeep = useMay()("pack");
  if (!mayKeep && !parcel.photo) return null;
  return (
    <OrderPanel title={shipmentsText.photo}>
      {parcel.photo && (
        <a href={address} className="inline-block">
          <img
            src={`${address}?${parcel.version}`}
            alt={shipmentsText.photoOf(parcel.number)}
            className="size-40 border border-hair bg-fold object-cover"
          />
        </a>
      )}
      {mayKeep && (
        <Form method="post" encType="multipart/form-data" preventScrollReset className="mt-2 grid gap-3">
          <input type="hidden" name="version" value={parcel.version} />
          <label className="grid gap-1">
            <span className="font-semibold">{shipmentsText.choosePhoto}</span>
            <input
              type="file"
              name="photo"
              accept="image/jpeg,image/png,image/webp"
              className="min-h-11 max-w-full py-2"
            />
            <span className="text-sm text-ink-2">{shipmentsText.photoHint}</span>
          </label>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" name="intent" value="photo" small pending={sending === "photo"}>
              {shipmentsText.keepPhoto}
            </Button>
            {parcel.photo && (
              <Button type="submit" name="intent" value="no-photo" small pending={sending === "no-photo"}>
                {shipmentsText.removePhoto}
              </Button>
            )}
          </div>
        </Form>
      )}
    </OrderPanel>
  );
}
