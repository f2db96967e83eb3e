/** What came of a code that was typed into the cart and not taken. */
export interface CodeAnswer {
  typed: string;
  error: string;
}
