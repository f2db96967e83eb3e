import { expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { usualShippingRates } from "#values/money/shipping-rates.ts";
import { usualReturns } from "#values/return-terms.ts";
import { offerTerms } from "./offer-json-ld.ts";

const shop = { shipping: usualShippingRates, returns: usualReturns, year: 2026 };
const rate = (value: string) => ({ "@type": "MonetaryAmount", value, currency: "INR" });

test.each([
  { price: 499_00, standard: "99.00", express: "149.00" },
  { price: 999_00, standard: "0.00", express: "149.00" },
  { price: 1499_00, standard: "0.00", express: "50.00" },
])(
  "one piece of $price paise is delivered for $standard, or quickly for $express",
  ({ price, standard, express }) =>
    expect(offerTerms({ price: paise(price), lead: null }, shop)).toMatchObject({
      shippingDetails: [
        { shippingRate: rate(standard), deliveryTime: { transitTime: { minValue: 5, maxValue: 7 } } },
        { shippingRate: rate(express), deliveryTime: { transitTime: { minValue: 2, maxValue: 3 } } },
      ],
    }),
);

test("an owner's own rates are the ones that are told", () => {
  const rates = { ...usualShippingRates, standard: paise(120_50), freeFrom: paise(5000_00) };
  expect(offerTerms({ price: paise(999_00), lead: null }, { ...shop, shipping: rates })).toMatchObject({
    shippingDetails: [{ shippingRate: rate("120.50") }, {}],
  });
});

test("a price stands at least a year, and a piece may come back within thirty days", () =>
  expect(offerTerms({ price: paise(100), lead: null }, shop)).toMatchObject({
    priceValidUntil: "2027-12-31",
    hasMerchantReturnPolicy: { merchantReturnDays: 30, applicableCountry: "IN" },
  }));

test("what is made to order takes its lead before it is on its way", () => {
  const handlingTime = { minValue: 10, maxValue: 14, unitCode: "DAY" };
  const terms = offerTerms({ price: paise(999_00), lead: { from: 10, to: 14 } }, shop);
  expect(terms).toMatchObject({ shippingDetails: [{ deliveryTime: { handlingTime } }, {}] });
});

test.each([
  { what: "as long as the shop says", product: {}, days: 7, policy: { merchantReturnDays: 7 } },
  { what: "not where its product says so", product: { returnable: false }, days: 30, policy: null },
  { what: "nor where the shop takes nothing back", product: {}, days: 0, policy: null },
])("it comes back $what", ({ product, days, policy }) => {
  const offered = { price: paise(999_00), lead: null, ...product };
  const terms = offerTerms(offered, { ...shop, returns: { days, damageHours: 48 } });
  const none = { returnPolicyCategory: "https://schema.org/MerchantReturnNotPermitted" };
  expect(terms).toMatchObject({ hasMerchantReturnPolicy: policy ?? none });
});

test.each([
  { required: true, category: "MerchantReturnNotPermitted" },
  { required: false, category: "MerchantReturnFiniteReturnWindow" },
])("what always has its buyer's text does not come back (needed: $required)", ({ required, category }) => {
  const personal = [{ label: "Name", most: 12, required, price: paise(0) }];
  const { hasMerchantReturnPolicy } = offerTerms({ price: paise(999_00), lead: null, personal }, shop);
  expect(hasMerchantReturnPolicy).toMatchObject({ returnPolicyCategory: `https://schema.org/${category}` });
});
