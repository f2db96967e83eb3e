import type { ReactNode } from "react";
import { Form } from "react-router";
import { useActButton } from "#ui/form/act-button.ts";
import { Button, ButtonLink } from "#ui/form/button.tsx";
import { ConfirmButton } from "#ui/form/confirm-button.tsx";
import { Field } from "#ui/form/field.tsx";
import { errorsIn, typedOf } from "#ui/form/form-answer.ts";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { rupeesAndPaise } from "#values/money/money.ts";
import { longDateTime } from "#values/time/date-time.ts";
import { saleNumber } from "../sale/stall-sale.ts";
import { type DeviceAnswer, noteField, reasonField } from "./device-act.form.ts";
import type { MissingNumber, TroubledSale } from "./read-devices.db.server.ts";
import { stallDevicesPath } from "./stall-paths.ts";
import { stallPayNames, devicesText as text, troubleWords } from "./stalls.text.ts";

interface Given {
  given: DeviceAnswer | undefined;
}

/** Numbers that booking waits for. */
export function GapsPart({ missing, given }: Given & { missing: readonly MissingNumber[] }) {
  if (missing.length === 0) return null;
  return (
    <TitledPart title={text.gaps.title}>
      <p className="max-w-measure">{text.gaps.text}</p>
      <ul className="grid gap-4">
        {missing.map((number) => (
          <GapLine key={`${number.deviceId} ${number.year}`} number={number} given={given} />
        ))}
      </ul>
    </TitledPart>
  );
}

function GapLine({ number, given }: Given & { number: MissingNumber }) {
  const { deviceId, device, letter, year, counter } = number;
  const said = saleNumber(letter, year, counter);
  const button = useActButton("lost");
  const name = reasonField(deviceId);
  return (
    <li className="border-b border-hair pb-3">
      <p className="font-semibold">{text.gaps.missing(said, device)}</p>
      <LineForm label={`${text.gaps.submit}: ${said}`} deviceId={deviceId}>
        <input type="hidden" name="year" value={year} />
        <input type="hidden" name="counter" value={counter} />
        <Field
          name={name}
          label={text.gaps.reason}
          required
          autoComplete="off"
          defaultValue={typedOf(given)?.[name] ?? ""}
          error={errorsIn(given)[name]}
        />
        <ConfirmButton {...button} question={text.gaps.ask(said)}>
          {text.gaps.submit}
        </ConfirmButton>
      </LineForm>
    </li>
  );
}

interface LineFormProps {
  label: string;
  deviceId: string;
  children: ReactNode;
}

function LineForm({ label, deviceId, children }: LineFormProps) {
  return (
    <Form
      method="post"
      action={stallDevicesPath}
      aria-label={label}
      noValidate={useHydrated()}
      preventScrollReset
      className="mt-2 grid justify-items-start gap-3"
    >
      <input type="hidden" name="device" value={deviceId} />
      {children}
    </Form>
  );
}

/** Sales that were never booked, each in words, until somebody says what came of it. */
export function TroublePart({ trouble, given }: Given & { trouble: readonly TroubledSale[] }) {
  if (trouble.length === 0) return null;
  return (
    <TitledPart title={text.trouble.title}>
      <p className="max-w-measure">{text.trouble.text}</p>
      <p>
        <ButtonLink to="/admin/dashboard/orders/new?at=fair" small>
          {text.trouble.newOrder}
        </ButtonLink>
      </p>
      <ul className="grid gap-4">
        {trouble.map((sale) => (
          <TroubleLine key={`${sale.deviceId} ${sale.id}`} troubled={sale} given={given} />
        ))}
      </ul>
    </TitledPart>
  );
}

function TroubleLine({ troubled, given }: Given & { troubled: TroubledSale }) {
  const { deviceId, id, number, device, trouble, at, sale, names } = troubled;
  const button = useActButton("looked");
  const name = noteField(id);
  return (
    <li className="border-b border-hair pb-3 text-sm wrap-anywhere">
      <p className="text-base font-semibold">
        {number} · {device} · {longDateTime(at)}
      </p>
      <p className="text-geru">{troubleWords[trouble]}</p>
      {sale ? <SaleInWords sale={sale} names={names} /> : <p>{text.trouble.unread}</p>}
      <LineForm label={`${text.trouble.submit}: ${number}`} deviceId={deviceId}>
        <input type="hidden" name="sale" value={id} />
        <Field
          name={name}
          label={text.trouble.note}
          required
          autoComplete="off"
          defaultValue={typedOf(given)?.[name] ?? ""}
          error={errorsIn(given)[name]}
        />
        <Button {...button}>{text.trouble.submit}</Button>
      </LineForm>
    </li>
  );
}

const SaleInWords = ({
  sale,
  names,
}: {
  sale: NonNullable<TroubledSale["sale"]>;
  names: readonly string[];
}) => (
  <>
    <ul>
      {sale.lines.map(({ quantity, unitPrice }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a sale never change.
        <li key={place}>{text.trouble.line(quantity, names[place] ?? "", rupeesAndPaise(unitPrice))}</li>
      ))}
    </ul>
    <p>{text.trouble.sum(rupeesAndPaise(sale.total), stallPayNames[sale.pay])}</p>
  </>
);
