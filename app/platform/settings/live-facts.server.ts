import { isDeepStrictEqual } from "node:util";
import type { Kysely } from "kysely";
import type { Config, ShopFacts } from "../config/config.server.ts";
import type { Tables } from "../database/tables/tables.ts";
import { readSettings } from "./settings.db.server.ts";
import { factsFrom } from "./shop-facts.server.ts";

/** The shop's facts in memory, read again whenever the content's version shows that somebody wrote. */
export class LiveFacts {
  readonly #db: Kysely<Tables>;
  readonly #given: ShopFacts;
  #facts: ShopFacts;
  #version: number | undefined;

  constructor(db: Kysely<Tables>, given: ShopFacts) {
    this.#db = db;
    this.#given = given;
    this.#facts = factsFrom(given, {});
  }

  get current(): ShopFacts {
    return this.#facts;
  }

  /** Called with the content's version before pages of an older one are dropped. */
  async follow(version: number): Promise<void> {
    if (version === this.#version) return;
    const { facts: settings } = await readSettings(this.#db);
    const facts = factsFrom(this.#given, settings);
    // The same object while they say the same: what is drawn from it is kept by it, and most writes are of
    // goods.
    if (!isDeepStrictEqual(facts, this.#facts)) this.#facts = facts;
    this.#version = version;
  }
}

/** The configuration with the shop's facts as they stand at each reading. */
export function liveConfig(config: Config, facts: LiveFacts): Config {
  return {
    ...config,
    get shop() {
      return facts.current;
    },
  };
}
