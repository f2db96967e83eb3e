import { shopInEnglish } from "#platform/settings/public-settings.server.ts";
import { ringingDevices } from "#push/devices/devices.db.server.ts";
import { needsMobile } from "#values/money/cash-terms.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { isAlwaysFree, type ShippingRates } from "#values/money/shipping-rates.ts";
import type { Opening } from "#values/opening.ts";
import { longDateTime } from "#values/time/date-time.ts";
import { countMakers } from "./first-steps.db.server.ts";
import {
  legalTextNames,
  makersHint,
  payStepWords,
  stepFacts,
  stepTitles,
  stepWords,
} from "./first-steps.text.ts";
import {
  doneOf,
  type LegalText,
  mayBeHidden,
  type NotedStep,
  notedSteps,
  type ShopStanding,
  type StepKey,
  type StepState,
  stepStates,
} from "./first-steps.ts";
import { readStanding, type StandingShop } from "./read-standing.server.ts";

export interface StepView extends StepState {
  title: string;
  /** How it stands, in a sentence. */
  text: string;
}

/** The first steps as their owner reads them. */
export interface FirstSteps {
  steps: StepView[];
  done: number;
  mayHide: boolean;
  opening: Opening | undefined;
  /** Of the settings. */
  version: number;
  /** The rates and versions that a press agrees to, as they were shown. */
  seen: { rates: string; policies: string };
  /** The legal texts that nobody sees yet. */
  drafts: readonly LegalText[];
  /** Does a phone of theirs ring? */
  rings: boolean;
  /** Where messages may be sent: the phone that one is tried with, as they have it on their account. */
  whatsapp: { phone: string } | undefined;
}

/** How the first steps stand now, for who takes them: the test mail goes to them. */
export async function readFirstSteps(
  shop: StandingShop,
  { id, email, phone }: { id: string; email: string; phone: string | null },
): Promise<FirstSteps> {
  const { standing, opening, version } = await readStanding(shop);
  const states = stepStates(standing);
  const facts = factsOf(shop, standing, email);
  const makers = await countMakers(shop.db);
  return {
    steps: states.map((state) => ({
      ...state,
      title: stepTitles[state.key],
      text:
        filled(stepWords[state.key][state.word] ?? "", { ...facts, at: noticed(standing, state.key) }) +
        besideOf(state, shop, makers),
    })),
    done: doneOf(states),
    mayHide: mayBeHidden(opening, states),
    opening,
    version,
    seen: { rates: standing.rates, policies: standing.policies.versions },
    drafts: standing.policies.missing,
    rings: (await ringingDevices(shop.db, { profileId: id })).length > 0,
    whatsapp: shop.config.whatsapp && { phone: phone ?? "" },
  };
}

/** What else is said of a step. */
function besideOf(
  { key, word }: StepState,
  { config }: StandingShop,
  makers: { all: number; withPhone: number },
): string {
  if (key === "payments")
    return ` ${payStepWords[needsMobile(config.shop.cash) ? "mobile" : "any"]} ${payStepWords.abroad}`;
  const isSaid = key === "product" && word === "done" && makers.withPhone < makers.all;
  return isSaid ? ` ${makersHint(makers.withPhone, makers.all)}` : "";
}

const filled = (text: string, facts: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => facts[name] ?? "");

function noticed({ notes }: ShopStanding, key: StepKey): string {
  const step = notedSteps.find((one): one is NotedStep & StepKey => one === key);
  const note = step && notes[step];
  return note ? longDateTime(note.at) : "";
}

function factsOf({ config }: StandingShop, standing: ShopStanding, email: string): Record<string, string> {
  const { name, address, gstin = "", shipping } = shopInEnglish(config);
  const { newest } = standing.backup;
  const { tried } = standing.mail;
  return {
    name,
    address,
    gstin,
    you: email,
    examples: stepFacts.names(standing.exampleFacts),
    rates: ratesInWords(shipping),
    products: stepFacts.products(standing.products.all),
    missing: stepFacts.names(standing.policies.missing.map((slug) => legalTextNames[slug])),
    to: tried && tried.state !== "gone" ? tried.to : email,
    hours: String(standing.backup.everyHours),
    file: newest?.file ?? "",
    size: newest ? inMegabytes(newest.bytes) : "",
    of: standing.notes.backup?.seen ?? "",
  };
}

const inMegabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

function ratesInWords(rates: ShippingRates): string {
  const { standard, freeFrom, express } = rates;
  const usual = isAlwaysFree(rates)
    ? stepFacts.free
    : stepFacts.freeFrom(rupeesExact(standard), rupeesExact(freeFrom));
  return stepFacts.rates(usual, rupeesExact(express));
}
