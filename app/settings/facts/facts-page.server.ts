import { data } from "react-router";
import type { Held } from "#accounts/permissions/permissions.ts";
import type { ShopFacts } from "#platform/config/config.server.ts";
import type { SavedFacts } from "#platform/settings/shop-facts.server.ts";
import { shopRecord } from "#translations/shop-in-language.server.ts";
import { textsAsked } from "#translations/text-sources.db.server.ts";
import { countHindi } from "#translations/texts-of-records.db.server.ts";
import { factsToSave } from "../facts-to-save.server.ts";
import { keptFrom } from "../guarded-facts.ts";
import { saveSettings } from "../save-settings.server.ts";
import { settingsPage } from "../settings-page.server.ts";
import type { PartOfSettings } from "../settings-page.tsx";
import { tellOwners } from "../tell-owners.server.ts";
import { type FactsField, type FactsPart, factsOn, factsTyped, parseFacts } from "./facts.form.ts";

/** The server's halves of one page of the shop's facts. */
export const factsPage = (policy: { needs: "settings" }, part: PartOfSettings & { tab: FactsPart }) =>
  settingsPage(policy, part, {
    async read({ db, config }, facts) {
      const hindi = await countHindi(db, textsAsked("shop", config), shopRecord);
      const { simulated: isSimulated } = config.razorpay;
      return { facts: shownFacts(facts), started: shownFacts(config.givenShop), hindi, isSimulated };
    },
    admit({ permissions }, form) {
      // No page of theirs has such a field.
      if (keptFrom(permissions).some((name) => form.has(name))) throw data(null, { status: 403 });
    },
    parse: parseFacts(part.tab),
    typed: factsTyped(part.tab),
    save(shop, actor, typed) {
      const kept = keptOn(part.tab, actor.permissions);
      const change = (before: SavedFacts) =>
        factsToSave(before, typed, { given: shop.config.givenShop, kept });
      return saveSettings(shop, actor, typed.version, change, tellOwners(shop, actor));
    },
  });

/**
 * The facts that a page leaves as they are: those of other pages, and those that its sender may not write.
 */
export const keptOn = (part: FactsPart, held: Held): readonly (keyof SavedFacts)[] => [
  ...Object.values(factsOn)
    .flat()
    .filter((name) => !isOn(part, name))
    .filter(isSaved),
  ...keptFrom(held),
];

const isOn = (part: FactsPart, name: FactsField): boolean => factsOn[part].some((one) => one === name);
const isSaved = <Name extends string>(name: Name): name is Exclude<Name, "ratingShown"> =>
  name !== "ratingShown";

/** The facts that have a field, as it shows them. */
const shownFacts = ({ goodsTax, social, bank, ...facts }: ShopFacts) => ({
  name: facts.name,
  address: facts.address,
  grievanceOfficer: facts.grievanceOfficer,
  email: facts.email,
  phone: facts.phone,
  closedDays: facts.closedDays,
  ...social,
  gstin: facts.gstin,
  pan: facts.pan,
  gstRate: goodsTax.rate ?? undefined,
  hsn: goodsTax.hsn ?? undefined,
  supplyRule: facts.supplyRule,
  ...bank,
  originCountry: facts.originCountry,
  netQuantity: facts.netQuantity,
  madeMonth: facts.madeMonth,
  madeBy: facts.madeBy,
  consumerCare: facts.consumerCare,
  giNumber: facts.giNumber,
  ratingText: facts.ratingText,
  reviewInvites: facts.reviewInvites,
});

export type FactsShown = ReturnType<typeof shownFacts>;
