/** Why an order can't take its pieces again. */
export interface StockShortage {
  productName: string;
  /** Pieces left. */
  left: number;
  /** Where a buyer is told: what of the catalogue it is, by which other languages have a name for it. */
  of?: { id: string | null; name: string; optionText: string | null };
}
