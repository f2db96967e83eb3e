import type { ReactNode } from "react";
import { Button, ButtonLink } from "#ui/form/button.tsx";

interface PrintBarProps {
  backTo: string;
  back: string;
  /** What else can be done with what is printed. */
  children?: ReactNode;
}

/** Above what is meant for paper; not on it. */
export function PrintBar({ backTo, back, children }: PrintBarProps) {
  return (
    <div className="mb-6 flex flex-wrap gap-3 print:hidden">
      <ButtonLink small to={backTo}>
        {back}
      </ButtonLink>
      <Button variant="primary" small className="needs-script" onClick={() => window.print()}>
        Print
      </Button>
      {children}
    </div>
  );
}
