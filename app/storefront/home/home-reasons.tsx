import { type BulkTiers, smallestOrder } from "#bulk-prices/bulk-tiers.ts";
import { BulkTiersTable } from "#bulk-prices/bulk-tiers-table.tsx";
import { ButtonLink } from "#ui/form/button.tsx";
import { Section } from "#ui/page/section.tsx";
import { Wrap } from "#ui/page/wrap.tsx";
import { grouped } from "#values/text/grouped.ts";

const reasons = [
  {
    title: "Madhubani Heritage",
    text: "Each figure keeps the old rule: two outlines, and the gap filled with line or colour.",
  },
  {
    title: "Artisan Empowerment",
    text: "Every piece carries its maker’s name, on the label and on its page.",
  },
  {
    title: "Quality Craftsmanship",
    text: "Stitched, painted and checked by hand before it leaves the workshop.",
  },
];

/** Why Choose: three reasons, ruled like a ledger. */
export function HomeReasons({ shopName }: { shopName: string }) {
  return (
    <Section title={`Why Choose ${shopName}`}>
      <ul className="border-b border-hair">
        {reasons.map(({ title, text }) => (
          <li
            key={title}
            className="border-t border-hair py-4 md:grid md:grid-cols-[4fr_5fr] md:items-baseline md:gap-6 md:py-6"
          >
            <h3 className="text-lg md:text-xl">{title}</h3>
            <p className="text-ink-2 max-md:mt-1">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Need Bulk Orders: the indicative prices, and the way to the portal. */
export function HomeBulk({ tiers }: { tiers: BulkTiers }) {
  return (
    <section aria-labelledby="bulk" className="bg-fold py-12! md:py-16!">
      <Wrap className="md:grid md:grid-cols-2 md:items-center md:gap-24">
        <div>
          <h2 id="bulk" className="text-3xl">
            Need Bulk Orders?
          </h2>
          <p className="mt-3 max-w-[46ch]">
            {`From ${grouped(smallestOrder(tiers))} pieces, with your organisation’s mark beside the drawing. We reply with pricing within 24 hours.`}
          </p>
          <ButtonLink to="/b2b" className="mt-6">
            Visit the B2B Portal
          </ButtonLink>
        </div>
        <BulkTiersTable tiers={tiers} />
      </Wrap>
    </section>
  );
}
