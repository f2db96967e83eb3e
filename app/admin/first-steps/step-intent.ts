/** What the forms of the first steps ask for. */
export type StepIntent =
  | "no-gstin"
  | "rates-right"
  | "policies-read"
  | "try-keys"
  | "try-mail"
  | "compare-copy"
  | "hide";

export const stepsPath = "/admin/dashboard/first-steps";
