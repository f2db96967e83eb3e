import { Button } from "#ui/form/button.tsx";

/** Without script the browser's own way to print does the same. */
export const PrintNow = () => (
  <Button variant="primary" small className="needs-script" onClick={() => window.print()}>
    Print
  </Button>
);
