import { readBulkTiers } from "#bulk-prices/bulk-tiers.db.server.ts";
import { cashToday } from "#cash-on-delivery/cash-today.text.ts";
import { readSynonyms } from "#catalogue/search/forget-words.db.server.ts";
import { policies } from "#pages/policy.ts";
import type { ShopFacts } from "#platform/config/config.server.ts";
import type { Services } from "#platform/services.server.ts";
import { readSettings, writtenPolicies } from "#platform/settings/settings.db.server.ts";
import { factsFrom } from "#platform/settings/shop-facts.server.ts";
import { bankRows } from "#values/money/bank-details.ts";
import { listFaq } from "../faq/faq-admin.db.server.ts";
import type { Subject } from "../settings-frame.tsx";
import { subjectToday as say } from "../subjects.text.ts";

type Today = Readonly<Record<Subject, string>>;

/** What each subject of the settings comes to today, in one sentence. */
export async function readSubjects({ db, config }: Pick<Services, "db" | "config">): Promise<Today> {
  const { facts } = await readSettings(db);
  const shop = factsFrom(config.givenShop, facts);
  const tiers = await readBulkTiers(db);
  const written = await writtenPolicies(db);
  const questions = await listFaq(db);
  const groups = await readSynonyms(db);
  return {
    ...todayOf(shop, config.razorpay.simulated),
    bulk: say.bulk(tiers[0]?.from),
    texts: say.policies(policies.filter(({ slug }) => !written.includes(slug)).length),
    faq: say.faq(questions.length),
    words: say.words(groups.length),
  };
}

/** Of what the shop's facts say alone. */
function todayOf(shop: ShopFacts, isSimulated: boolean) {
  const { goodsTax, originCountry, netQuantity, madeBy, madeMonth, consumerCare } = shop;
  const onLabels = [originCountry, netQuantity, madeBy, madeMonth, consumerCare].filter(Boolean);
  return {
    business: say.business(shop.name, shop.email, shop.grievanceOfficer),
    tax: shop.gstin ? say.gstin(shop.gstin, goodsTax.rate ?? undefined) : say.noGstin,
    shipping: say.shipping(shop.shipping),
    cash: cashToday.sums(shop.cash),
    payments: say.payments(isSimulated, bankRows(shop.bank).length > 0),
    messages: say.messages(shop.email, shop.stockMails),
    labels: say.labels(onLabels.length, shop.giNumber),
    reviews: say.reviews(shop.reviewInvites),
    opening: say.opening(shop.opening === "soon"),
  };
}
