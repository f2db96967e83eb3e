import { type FormEvent, useMemo, useState } from "react";
import { QrPicture } from "#ui/media/qr-picture.tsx";
import { qrOnScreen } from "#ui/qr-squares.ts";
import { rupeesAndPaise } from "#values/money/money.ts";
import { typedUpiReference, upiAddress } from "#values/money/upi-payment.ts";
import type { StallList } from "../../sale/stall-list.ts";
import { saleNumber } from "../../sale/stall-sale.ts";
import type { KeptSale } from "../rules/kept-sale.ts";
import { sellText as text } from "../stall-device.text.ts";
import { ScreenPart, StallProblem, Sum } from "./parts.tsx";

interface UpiProps {
  sale: KeptSale;
  shop: StallList["shop"];
  reference: string;
  isBusy: boolean;
  problem: string | undefined;
  type: (reference: string) => void;
  paid: (paid: Pick<KeptSale, "pay" | "reference">) => void;
  throwAway: () => void;
}

/** The code that a buyer's UPI app reads, the same in words, and whether it was paid. */
export function UpiView({ sale, shop, reference, isBusy, problem, type, paid, throwAway }: UpiProps) {
  const [isOdd, setOdd] = useState(false);
  const number = saleNumber(sale.letter, sale.year, sale.counter);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const noted = reference.trim() === "" ? null : typedUpiReference(reference);
    setOdd(noted === undefined);
    if (noted !== undefined) paid({ pay: "upi", reference: noted });
  };
  return (
    <ScreenPart title={text.upiTitle}>
      <p className="due">
        <span>{number}</span>
        <Sum of={sale.total} className="huge" />
      </p>
      {shop.upi !== null && <Code {...{ upi: shop.upi, payee: shop.name, number, sale }} />}
      <form onSubmit={submit} noValidate className="stack">
        <label htmlFor="reference">{text.reference}</label>
        <input
          id="reference"
          inputMode="numeric"
          autoComplete="off"
          value={reference}
          aria-invalid={isOdd}
          aria-describedby="reference-hint reference-problem"
          onChange={({ target }) => {
            setOdd(false);
            type(target.value);
          }}
        />
        <p id="reference-hint" className="note">
          {text.referenceHint}
        </p>
        <StallProblem id="reference-problem" text={isOdd ? text.referenceError : undefined} />
        <StallProblem text={problem} />
        <button type="submit" className="main tall" disabled={isBusy}>
          {text.paid}
        </button>
        <button type="button" disabled={isBusy} onClick={() => paid({ pay: "cash", reference: null })}>
          {text.paidInCash}
        </button>
      </form>
      <ThrowAway {...{ number, isBusy, throwAway }} />
    </ScreenPart>
  );
}

function Code({ upi, payee, number, sale }: { upi: string; payee: string; number: string; sale: KeptSale }) {
  const address = upiAddress({ upiId: upi, payee, number, kind: "", amount: sale.total });
  const qr = useMemo(() => qrOnScreen(address), [address]);
  const rows = [
    [text.upiId, upi],
    [text.payee, payee],
    [text.amount, rupeesAndPaise(sale.total)],
    [text.note, number],
  ];
  return (
    <>
      <QrPicture qr={qr} label={text.scan} className="qr" />
      <dl className="facts">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

interface ThrowAwayProps {
  number: string;
  isBusy: boolean;
  throwAway: () => void;
}

/** Its number is given, so that is asked once more. */
function ThrowAway({ number, isBusy, throwAway }: ThrowAwayProps) {
  const [isAsked, ask] = useState(false);
  if (!isAsked)
    return (
      <button type="button" className="text-button" onClick={() => ask(true)}>
        {text.throwAway}
      </button>
    );
  return (
    <div className="asked" role="alert">
      <p>{text.sureNumber(number)}</p>
      <div className="two">
        <button type="button" disabled={isBusy} onClick={throwAway}>
          {text.throwAway}
        </button>
        <button type="button" className="main" onClick={() => ask(false)}>
          {text.keep}
        </button>
      </div>
    </div>
  );
}
