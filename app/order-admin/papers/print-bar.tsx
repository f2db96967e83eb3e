import type { ReactNode } from "react";
import { Button, ButtonLink } from "#ui/form/button.tsx";
import { orderAdminText, savedWords } from "../order-admin.text.ts";
import type { Printed } from "./mark-printed.server.ts";
import { PrintButton } from "./print-button.tsx";

interface PrintBarProps {
  backTo: string;
  back: string;
  /** The orders whose slips are printed: from then on they are being packed. */
  orderIds: readonly string[];
  /** What the shop said when it was told without script. */
  printed: Printed | null | undefined;
  /** What else can be done with what is printed. */
  children?: ReactNode;
}

/** Above what is meant for paper; not on it. */
export function PrintBar({ backTo, back, orderIds, printed, children }: PrintBarProps) {
  return (
    <div className="mb-6 flex flex-wrap gap-3 print:hidden">
      <ButtonLink small to={backTo}>
        {back}
      </ButtonLink>
      <PrintButton orderIds={orderIds} />
      {children}
      {printed && <Told printed={printed} />}
      {orderIds.length > 0 && !printed && (
        <noscript>
          <TellForm orderIds={orderIds} />
        </noscript>
      )}
    </div>
  );
}

/** Without script nobody notices that a page is printed. */
const TellForm = ({ orderIds }: Pick<PrintBarProps, "orderIds">) => (
  <form method="post" className="flex flex-wrap items-center gap-3">
    {orderIds.map((id) => (
      <input key={id} type="hidden" name="id" value={id} />
    ))}
    <Button type="submit" small>
      {orderAdminText.beingPacked}
    </Button>
    <span className="text-sm">{orderAdminText.printedHint}</span>
  </form>
);

function Told({ printed: { notPacked } }: { printed: Printed }) {
  const { title, text } = notPacked.length > 0 ? orderAdminText.notPacked(notPacked) : savedWords.packed;
  return (
    <p role="status" className="w-full text-sm">
      <b>{title}</b> {text}
    </p>
  );
}
