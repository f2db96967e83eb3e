import type { FieldErrors } from "#ui/form/form-answer.ts";
import type { RemittanceImport } from "./import-remittance.server.ts";
import type { RemittanceTyped } from "./remittance.form.ts";

/** What came of a file; what stood beside it stays. */
export type RemittanceAnswer = (
  | Exclude<RemittanceImport, { kind: "applied" }>
  | { kind: "failed" }
  | { kind: "refused"; errors: FieldErrors<keyof RemittanceTyped> }
) & { typed?: RemittanceTyped };
