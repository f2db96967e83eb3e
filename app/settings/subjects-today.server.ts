import { readBulkTiers } from "#bulk-prices/bulk-tiers.db.server.ts";
import { cashToday } from "#cash-on-delivery/cash-today.text.ts";
import { readSynonyms } from "#catalogue/search/forget-words.db.server.ts";
import { policies } from "#pages/policy.ts";
import type { ShopFacts } from "#platform/config/config.server.ts";
import type { Services } from "#platform/services.server.ts";
import { readSettings, writtenPolicies } from "#platform/settings/settings.db.server.ts";
import { factsFrom } from "#platform/settings/shop-facts.server.ts";
import { bankRows } from "#values/money/bank-details.ts";
import { listFaq } from "./faq/faq-admin.db.server.ts";
import type { Subject } from "./settings-frame.tsx";
import { subjectToday as say } from "./subjects.text.ts";

type Shop = Pick<Services, "db" | "config">;

/** What a subject means today, in one sentence. */
const sentences: Readonly<Record<Subject, (facts: ShopFacts, shop: Shop) => string | Promise<string>>> = {
  business: ({ name, email, grievanceOfficer }) => say.business(name, email, grievanceOfficer),
  tax: ({ gstin, goodsTax }) => (gstin ? say.gstin(gstin, goodsTax.rate ?? undefined) : say.noGstin),
  shipping: ({ shipping }) => say.shipping(shipping),
  cash: ({ cash }) => cashToday.sums(cash),
  bulk: async (_, { db }) => say.bulk((await readBulkTiers(db))[0]?.from),
  payments: ({ bank }, { config }) => say.payments(config.razorpay.simulated, bankRows(bank).length > 0),
  messages: ({ email, stockMails }) => say.messages(email, stockMails),
  texts: async (_, { db }) => {
    const written = await writtenPolicies(db);
    return say.policies(policies.filter(({ slug }) => !written.includes(slug)).length);
  },
  labels: ({ originCountry, netQuantity, madeBy, madeMonth, consumerCare, giNumber }) => {
    const said = [originCountry, netQuantity, madeBy, madeMonth, consumerCare].filter(Boolean);
    return say.labels(said.length, giNumber);
  },
  reviews: ({ reviewInvites }) => say.reviews(reviewInvites),
  opening: ({ opening }) => say.opening(opening === "soon"),
  faq: async (_, { db }) => say.faq((await listFaq(db)).length),
  words: async (_, { db }) => say.words((await readSynonyms(db)).length),
};

export const subjectTodayIn = async (shop: Shop, subject: Subject, facts: ShopFacts): Promise<string> =>
  sentences[subject](facts, shop);

export async function readSubjectsToday(shop: Shop): Promise<Readonly<Record<string, string>>> {
  const facts = factsFrom(shop.config.givenShop, (await readSettings(shop.db)).facts);
  const said = Object.entries(sentences).map(
    async ([subject, sentence]) => [subject, await sentence(facts, shop)] as const,
  );
  return Object.fromEntries(await Promise.all(said));
}
