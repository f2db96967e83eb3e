import { Form } from "react-router";
import { BuyerLink } from "#order-admin/buyer-link.tsx";
import { useActButton } from "#ui/form/act-button.ts";
import { Button } from "#ui/form/button.tsx";
import { ConfirmButton } from "#ui/form/confirm-button.tsx";
import { Field } from "#ui/form/field.tsx";
import { errorsIn, typedOf } from "#ui/form/form-answer.ts";
import { useInTurn } from "#ui/form/use-in-turn.ts";
import { QrPicture } from "#ui/media/qr-picture.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { longDateTime } from "#values/time/date-time.ts";
import { saleNumber } from "../sale/stall-sale.ts";
import type { DeviceAnswer, MadeDeviceLink } from "./device-act.form.ts";
import type { ListedDevice } from "./read-devices.db.server.ts";
import { stallDevicesPath } from "./stall-paths.ts";
import { devicesText as text } from "./stalls.text.ts";

/** 'Add Device': whose phone it is, then the link and its code, shown once. */
export function AddDevice({ given }: { given: DeviceAnswer | undefined }) {
  const button = useActButton("add");
  return (
    <TitledPart title={text.add.title}>
      <p className="max-w-measure">{text.add.text}</p>
      {given?.kind === "done" && <ShownLink made={given.kept} />}
      <Form
        method="post"
        action={stallDevicesPath}
        aria-label={text.add.title}
        noValidate={useHydrated()}
        preventScrollReset
        onSubmit={useInTurn()}
        className="grid justify-items-start gap-3"
      >
        <Field
          name="name"
          label={text.add.name}
          required
          autoComplete="off"
          defaultValue={typedOf(given)?.name ?? ""}
          error={errorsIn(given).name}
        />
        <Button {...button} variant="primary">
          {text.add.submit}
        </Button>
      </Form>
    </TitledPart>
  );
}

const ShownLink = ({ made: { qr, ...message } }: { made: MadeDeviceLink }) => (
  <div role="status" className="grid gap-3 frame-double p-4">
    <p className="max-w-measure text-sm">{text.add.once}</p>
    <BuyerLink label={text.add.shown} message={message} phone={null} />
    <QrPicture qr={qr} label={text.add.qr} />
  </div>
);

/** The devices, those that are signed on first. */
export const DevicesPart = ({ devices }: { devices: readonly ListedDevice[] }) => (
  <TitledPart title={text.title} list>
    {devices.length === 0 && <p className="py-2">{text.none}</p>}
    <ul>
      {devices.map((device) => (
        <DeviceLine key={device.id} device={device} />
      ))}
    </ul>
  </TitledPart>
);

function DeviceLine({ device }: { device: ListedDevice }) {
  const { id, version, letter, name, seenAt, revokedAt, waiting, unbooked, years } = device;
  const button = useActButton("off");
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-hair py-2">
      <div className="text-sm wrap-anywhere">
        <p className="text-base font-semibold">
          {letter} · {name}
        </p>
        <p className="text-ink-2">
          {revokedAt
            ? text.off(longDateTime(revokedAt))
            : seenAt
              ? text.seen(longDateTime(seenAt))
              : text.never}
        </p>
        {years.map(({ year, last }) => (
          <p key={year} className="text-ink-2">
            {text.numbers(saleNumber(letter, year, 1), saleNumber(letter, year, last))}
          </p>
        ))}
        {waiting > 0 && <p className="text-geru">{text.waiting(waiting)}</p>}
        {unbooked > 0 && <p className="max-w-measure text-geru">{text.unbooked(unbooked)}</p>}
      </div>
      {revokedAt === null && (
        <Form
          method="post"
          action={stallDevicesPath}
          aria-label={`${text.signOff}: ${name}`}
          preventScrollReset
        >
          <input type="hidden" name="device" value={id} />
          <input type="hidden" name="version" value={version} />
          <ConfirmButton {...button} variant="text" question={text.askSignOff(name)}>
            {text.signOff}
          </ConfirmButton>
        </Form>
      )}
    </li>
  );
}
