import type { ReactNode } from "react";
import { ButtonLink } from "#ui/form/button.tsx";
import { PrintButton } from "./print-button.tsx";

interface PrintBarProps {
  backTo: string;
  back: string;
  /** The orders whose slips are printed: from then on they are being packed. */
  orderIds: readonly string[];
  /** What else can be done with what is printed. */
  children?: ReactNode;
}

/** Above what is meant for paper; not on it. */
export function PrintBar({ backTo, back, orderIds, children }: PrintBarProps) {
  return (
    <div className="mb-6 flex flex-wrap gap-3 print:hidden">
      <ButtonLink small to={backTo}>
        {back}
      </ButtonLink>
      <PrintButton orderIds={orderIds} />
      {children}
    </div>
  );
}
