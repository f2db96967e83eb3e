import type { PersonalText } from "#catalogue/options/personal.ts";
import type { MakerRing } from "#push/maker/maker-ring.tsx";
import type { Language } from "#values/language/language.ts";
import type { Paise } from "#values/money/money.ts";
import type { PartCounts, PartState } from "../lot.ts";

/** A maker's part of a lot as their page shows it: nothing of a buyer or another maker (MAKING-22). */
export interface OwnWork extends PartCounts {
  id: string;
  version: number;
  state: PartState;
  /** How many may be called done now. */
  doable: number;
  /** How many of the lot's pieces the step before has passed. */
  passedBefore: number;
  step: { name: string; place: number; of: number };
  productId: string | null;
  productName: string;
  optionText: string | null;
  personal: readonly PersonalText[];
  picture: string | null;
  rate: Paise | null;
  dueOn: string | null;
  notes: readonly WorkNote[];
}

/** What was said of a part, by its maker or the owner. */
export interface WorkNote {
  id: string;
  by: "maker" | "owner";
  text: string | null;
  hasPhoto: boolean;
}

/** What a maker said by a press, or was told of it: at one piece of work, or above all where that is gone. */
export interface SaidOfWork {
  partId: string;
  /** Empty where only a number was counted on. */
  text: string;
  isRefusal: boolean;
  /** What was typed, so that it is not lost. */
  pieces?: string;
  problem?: string;
}

/** Everything that the page shows. */
export interface MakerPage {
  name: string;
  path: string;
  /** The language that was chosen on the page itself. */
  chosen: Language | undefined;
  /** Where their money stands, if the shop tells it. */
  money?: string | undefined;
  /** How her phone rings. */
  ring: MakerRing;
  /** Where they say whether work is told of by WhatsApp, where the shop does so. */
  whatsapp?: string | undefined;
  works: readonly OwnWork[];
  /** How many more there are than are shown. */
  further: number;
  told: SaidOfWork | undefined;
  /** '2026-12-04'. */
  today: string;
  /** Of the pictures, where that is not the shop's own. */
  assetOrigin: string | undefined;
}

/** Where a piece of work stands on the page. */
export const workPlace = (partId: string): string => `w-${partId}`;
