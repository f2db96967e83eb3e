import type { BulkTiers } from "#bulk-prices/bulk-tiers.ts";
import { BulkTiersTable } from "#bulk-prices/bulk-tiers-table.tsx";
import { ButtonLink } from "#ui/form/button.tsx";
import { Section } from "#ui/page/section.tsx";
import { Wrap } from "#ui/page/wrap.tsx";
import { homeText } from "./home.text.ts";

/** Why Choose: three reasons, ruled like a ledger. */
export function HomeReasons({ shopName }: { shopName: string }) {
  return (
    <Section title={homeText.reasonsTitle(shopName)}>
      <ul className="border-b border-hair">
        {homeText.reasons.map(({ title, text }) => (
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
            {homeText.bulk.title}
          </h2>
          <p className="mt-3 max-w-[46ch]">{homeText.bulk.text(tiers)}</p>
          <ButtonLink to="/b2b" className="mt-6">
            {homeText.bulk.portal}
          </ButtonLink>
        </div>
        <BulkTiersTable tiers={tiers} />
      </Wrap>
    </section>
  );
}
