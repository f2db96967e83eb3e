import pg from "pg";

/**
 * Tells a server that says nothing from a statement that only takes long, by asking it something on a
 * connection of its own. All who doubt at once share one question.
 */
export class ServerPulse {
  readonly #url: string;
  readonly #patience: number;
  #question: Promise<boolean> | undefined;

  /** `patience`: milliseconds in which a server that is there answers. */
  constructor(url: string, patience: number) {
    this.#url = url;
    this.#patience = patience;
  }

  isSilent(): Promise<boolean> {
    this.#question ??= this.#ask().finally(() => {
      this.#question = undefined;
    });
    return this.#question;
  }

  async #ask(): Promise<boolean> {
    const client = new pg.Client({ connectionString: this.#url, application_name: "jhola pulse" });
    client.on("error", () => undefined);
    const late = Promise.withResolvers<"late">();
    const timer = setTimeout(() => late.resolve("late"), this.#patience);
    const heard = client.connect().then(() => client.query("select 1"));
    // One that refuses has answered, and the query that waits for it gets that error itself.
    const answer = await Promise.race([heard.then(String, String), late.promise]);
    clearTimeout(timer);
    void client.end().catch(() => undefined);
    if (answer === "late") client.connection.stream.destroy();
    return answer === "late";
  }
}
