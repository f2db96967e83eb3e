import { useMemo } from "react";
import { QrPicture } from "#ui/media/qr-picture.tsx";
import { qrOnScreen } from "#ui/qr-squares.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { paise, rupeesAndPaise } from "#values/money/money.ts";
import { type Receipt, receiptFacts } from "../rules/receipt.ts";
import { receiptText as text } from "../stall-device.text.ts";
import { ScreenPart } from "./parts.tsx";

/** What the buyer gets: to be photographed, scanned or printed. */
export const ReceiptView = ({ receipt, next }: { receipt: Receipt; next: () => void }) => (
  <ScreenPart title={text.title}>
    <Paper receipt={receipt} />
    <div className="two unprinted">
      <button type="button" onClick={() => print()}>
        {text.print}
      </button>
      <button type="button" className="main" onClick={next}>
        {text.next}
      </button>
    </div>
  </ScreenPart>
);

function Paper({ receipt }: { receipt: Receipt }) {
  const { shop, place, number, day, lines, sale } = receipt;
  const facts = receiptFacts(receipt);
  const qr = useMemo(() => qrOnScreen(facts), [facts]);
  return (
    <article className="receipt">
      <h2>{shop.name}</h2>
      <p className="note">{[shop.address, shop.phone, place].filter(Boolean).join(" · ")}</p>
      {shop.gstin !== null && <p>GSTIN {shop.gstin}</p>}
      <p className="receipt-number">
        <b>{number}</b>
        <span>{day}</span>
      </p>
      {sale.isVoid ? <p className="warning">{text.voided}</p> : <Lines lines={lines} />}
      <p className="receipt-total">
        <span>{text.total}</span>
        <b>{rupeesAndPaise(sale.total)}</b>
      </p>
      <Paid receipt={receipt} />
      <Taxes receipt={receipt} />
      {!sale.isVoid && <QrPicture qr={qr} label={text.facts} className="qr" />}
      <p className="thanks">{text.thanks}</p>
    </article>
  );
}

const Lines = ({ lines }: Pick<Receipt, "lines">) => (
  <ul className="receipt-lines">
    {lines.map(({ name, quantity, unitPrice, sum }) => (
      <li key={`${name} ${unitPrice}`}>
        <span>
          {name}
          <small>
            {quantity} × {rupeesAndPaise(unitPrice)}
          </small>
        </span>
        <b>{rupeesAndPaise(sum)}</b>
      </li>
    ))}
  </ul>
);

function Paid({ receipt: { sale } }: { receipt: Receipt }) {
  if (sale.isVoid) return null;
  return (
    <>
      <Row name={text.pays[sale.pay]} value={rupeesAndPaise(sale.total)} />
      {sale.given !== null && (
        <>
          <Row name={text.given} value={rupeesAndPaise(sale.given)} />
          <Row name={text.change} value={rupeesAndPaise(paise(sale.given - sale.total))} />
        </>
      )}
      {sale.reference !== null && <Row name={text.reference} value={sale.reference} />}
    </>
  );
}

/** Half of each rate is the country's and half the state's. */
function Taxes({ receipt: { taxes } }: { receipt: Receipt }) {
  if (taxes.length === 0) return null;
  return (
    <div className="taxes">
      {taxes.map(({ rate, taxable, cgst, sgst }) => (
        <div key={rate}>
          <Row name={text.taxable(String(rate / 100))} value={rupeesExact(taxable)} />
          <Row name={text.central(String(rate / 200))} value={rupeesExact(cgst)} />
          <Row name={text.state(String(rate / 200))} value={rupeesExact(sgst)} />
        </div>
      ))}
      <p className="note">{text.taxIncluded}</p>
    </div>
  );
}

const Row = ({ name, value }: { name: string; value: string }) => (
  <p className="receipt-row">
    <span>{name}</span>
    <span>{value}</span>
  </p>
);
