/** How many of each wait for the owner. */
export interface Waiting {
  comments: number;
  messages: number;
  quotes: number;
}
