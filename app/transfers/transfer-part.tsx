import { duesText } from "#orders/dues/dues.text.ts";
import { upiRows } from "#orders/dues/upi-rows.ts";
import { ownActPath } from "#orders/links/own-paths.ts";
import { ButtonLink } from "#ui/form/button.tsx";
import { QrPicture } from "#ui/media/qr-picture.tsx";
import type { ShownTransfer } from "./shown-transfer.server.ts";
import { TransferRows } from "./transfer-rows.tsx";
import { transfersText as text } from "./transfers.text.ts";

interface TransferPartProps {
  transfer: ShownTransfer;
  /** Whose buyer says that it is paid. */
  orderNumber: string;
  /** It came with a mail's link and opens the order. */
  token?: string | undefined;
}

/** Where a buyer sends a transfer to, by a UPI code and in words, and what to write on it. */
export const TransferPart = ({ transfer, orderNumber, token }: TransferPartProps) => (
  <>
    {transfer.upi && transfer.qr && (
      <div>
        <h3 className="text-md">{duesText.byUpi}</h3>
        <UpiCode upi={transfer.upi} qr={transfer.qr} due={transfer} />
        <ButtonLink to={ownActPath(orderNumber, "paid", token)} className="mt-3 flex w-fit" prefetch="none">
          {text.havePaid}
        </ButtonLink>
      </div>
    )}
    {transfer.account.length > 0 && (
      <div>
        <h3 className="text-md">{duesText.byTransfer}</h3>
        <TransferRows rows={[...transfer.account, [duesText.purpose, transfer.number]]} />
      </div>
    )}
    {(transfer.upi || transfer.account.length > 0) && (
      <p className="text-sm text-ink-2">{duesText.transferHint}</p>
    )}
  </>
);

interface UpiCodeProps {
  upi: NonNullable<ShownTransfer["upi"]>;
  qr: NonNullable<ShownTransfer["qr"]>;
  due: Pick<ShownTransfer, "amount" | "number">;
}

/** A code for a UPI app, the same in words, and on what is touched a link that opens one. */
export const UpiCode = ({ upi, qr, due }: UpiCodeProps) => (
  <>
    <QrPicture qr={qr} label={duesText.scan} className="mt-2" />
    <TransferRows rows={upiRows(upi, due)} />
    <a href={upi.address} className="action mt-1 hidden pointer-coarse:inline-flex">
      {text.open}
    </a>
  </>
);
