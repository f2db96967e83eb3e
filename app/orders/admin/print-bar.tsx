import { Button, ButtonLink } from "#ui/button.tsx";

/** Above what is meant for paper; not on it. */
export function PrintBar({ backTo, back }: { backTo: string; back: string }) {
  return (
    <div className="mb-6 flex flex-wrap gap-3 print:hidden">
      <ButtonLink small to={backTo}>
        {back}
      </ButtonLink>
      <Button variant="primary" small className="needs-script" onClick={() => window.print()}>
        Print
      </Button>
    </div>
  );
}
