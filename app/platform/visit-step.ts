import type { IncomingMessage } from "node:http";

/** The way from a visit to an order, as far as each page shows that somebody came. */
export const visitSteps = ["visit", "product", "cart", "checkout", "order"] as const;
export type VisitStep = (typeof visitSteps)[number];

/** What a page says of who asks for it: how far they came, or that they work here. */
export type PageStep = VisitStep | "staff";

/** What counts who comes (`visits`). */
export interface VisitWatch {
  /** A page was answered, out of memory or not. */
  answered(request: IncomingMessage): void;
  /** Somebody did what shows how far they came; `page` is the address that they did it on. */
  reached(by: { clientAddress: string; headers: Headers }, step: PageStep, page?: string): void;
}
