/** The order that the same is to be done to next. */
export interface NextOrder {
  step: "to-confirm" | "to-pack" | "coming-back";
  id: string;
  orderNumber: string;
  buyer: string;
  /** So many wait, counted up to 100; the one before it among them while it waits itself. */
  left: number;
}
