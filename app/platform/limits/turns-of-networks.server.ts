import { senderBlock } from "./rate-limit.db.server.ts";

/** Counts what each network has open, so that none takes all the places of those who wait. */
export class TurnsOfNetworks {
  readonly #most: number;
  readonly #open = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Does something for an address; undefined where its network has so much open already. */
  async take<T>(address: string, act: () => Promise<T>): Promise<T | undefined> {
    const network = senderBlock(address);
    const open = this.#open.get(network) ?? 0;
    if (open >= this.#most) return undefined;
    this.#open.set(network, open + 1);
    try {
      return await act();
    } finally {
      this.#close(network);
    }
  }

  #close(network: string): void {
    const left = (this.#open.get(network) ?? 1) - 1;
    if (left === 0) this.#open.delete(network);
    else this.#open.set(network, left);
  }
}
