/** An answer that refuses; its body has the form of whoever is simulated. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: unknown;
  constructor(status: number, description: string, body: unknown) {
    super(description);
    this.status = status;
    this.body = body;
  }
}

/** Says no with this status in these words, in the form of whoever is simulated. */
export type Refuse = (status: number, description: string) => Refusal;
