import { Form, useNavigation } from "react-router";
import { useMay } from "#accounts/permissions/held-context.ts";
import { Button } from "#ui/form/button.tsx";
import { OrderPanel } from "../order-panel.tsx";
import type { ParcelPage } from "./read-parcel.server.ts";
import { parcelPath } from "./shipment-paths.ts";
import { shipmentsText } from "./shipments-admin.text.ts";

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
