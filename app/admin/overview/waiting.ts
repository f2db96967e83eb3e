/** So many orders are counted: a shop that never says what it has sent would count all that it ever had. */
export const mostOrdersCounted = 1000;

/** How many of each wait for the owner. */
export interface Waiting {
  /** To pack. */
  orders: number;
  /** New requests. */
  returns: number;
  /** That nobody has shown or hidden, edits among them. */
  reviews: number;
  comments: number;
  messages: number;
  quotes: number;
  /** Of whose proofs a change is asked for, or that end soon. */
  offers: number;
}
