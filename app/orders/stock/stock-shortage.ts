/** Why an order can't take its pieces again. */
export interface StockShortage {
  productName: string;
  /** Pieces left. */
  left: number;
}
