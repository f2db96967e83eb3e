/** Of what the owner is notified when counted pieces run low. */
export interface StockMails {
  /** With so many left, or fewer, they are low. */
  lowAt: number;
  /** Is the owner written to each Monday about what is low? */
  weekly: boolean;
  /** And at once when the last one is sold? */
  whenSoldOut: boolean;
}

export const usualStockMails: StockMails = { lowAt: 5, weekly: true, whenSoldOut: true };
