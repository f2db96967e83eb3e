import { isDeepStrictEqual } from "node:util";
import type { Language } from "#values/language/language.ts";
import type { Config, ShopFacts } from "../config/config.server.ts";
import type { Db } from "../database/db.ts";
import { languageOfAddress, speaking } from "../language/speaking.server.ts";
import { originCountries, readSettings, writtenPolicies } from "./settings.db.server.ts";
import { factsFrom } from "./shop-facts.server.ts";

/** Says the facts in the language of the moment. */
type InLanguage = (db: Db, facts: ShopFacts) => Promise<ShopFacts>;

/**
 * The shop's facts in memory, in each language, read again whenever the content's version shows that somebody
 * wrote.
 */
export class LiveFacts {
  readonly #db: Db;
  readonly #given: ShopFacts;
  readonly #inLanguage: InLanguage;
  #facts: Record<Language, ShopFacts>;
  #version: number | undefined;

  constructor(db: Db, given: ShopFacts, inLanguage: InLanguage = async (_, facts) => facts) {
    this.#db = db;
    this.#given = given;
    this.#inLanguage = inLanguage;
    const facts = factsFrom(given, {});
    this.#facts = { en: facts, hi: facts };
  }

  /**
   * In the language of the address. What is stored, or is the same in all, is read within `speaking("en")`.
   */
  get current(): ShopFacts {
    return this.#facts[languageOfAddress()];
  }

  /** Called with the content's version before pages of an older one are dropped. */
  async follow(version: number): Promise<void> {
    if (version === this.#version) return;
    const { facts: settings } = await readSettings(this.#db);
    const policies = await writtenPolicies(this.#db);
    const countries = await originCountries(this.#db);
    const en = { ...factsFrom(this.#given, settings), policies, originCountries: countries };
    const hi = await speaking("hi", () => this.#inLanguage(this.#db, en));
    this.#facts = { en: sameOr(this.#facts.en, en), hi: sameOr(this.#facts.hi, hi) };
    this.#version = version;
  }
}

/**
 * The same object while they say the same: caches of what is drawn from it go by it, and most writes are of
 * goods.
 */
const sameOr = (before: ShopFacts, facts: ShopFacts): ShopFacts =>
  isDeepStrictEqual(before, facts) ? before : facts;

/** The configuration with the shop's facts as they stand at each reading, in the language of the moment. */
export function liveConfig(config: Config, facts: LiveFacts): Config {
  return {
    ...config,
    get shop() {
      return facts.current;
    },
  };
}
