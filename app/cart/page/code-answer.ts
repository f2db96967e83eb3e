/** What came of a code that was typed into the cart and not taken. */
export interface CodeAnswer {
  typed: string;
  /** Blank where nobody has judged it yet. */
  error: string;
}
