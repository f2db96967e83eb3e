import type { Paise } from "#values/money/money.ts";
import type { StallPay } from "../../sale/stall-sale.ts";
import type { Basket } from "../rules/basket.ts";
import type { KeptSale } from "../rules/kept-sale.ts";
import type { SaleOutcome } from "../work/sell.ts";

/** What presses do. */
export interface StallActs {
  pair: (code: string) => void;
  /** Goes on as the device that it is, whatever became of a link. */
  leavePairing: () => void;
  getReady: (stallId: string | undefined) => void;
  send: () => void;
  sell: (wanted: { id: string; basket: Basket; pay: StallPay; given: Paise | null }) => Promise<SaleOutcome>;
  finish: (sale: KeptSale, paid: Pick<KeptSale, "pay" | "reference">) => Promise<SaleOutcome>;
  discard: (sale: KeptSale) => Promise<SaleOutcome>;
  /** Of a new sale. */
  newId: () => string;
  now: () => Date;
}
