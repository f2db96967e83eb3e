import type { MouseEvent } from "react";
import type { BulkTiers } from "#bulk-prices/bulk-tiers.ts";
import { BulkTiersTable } from "#bulk-prices/bulk-tiers-table.tsx";
import { b2bFormText } from "#enquiries/quotes/b2b.text.ts";
import { ButtonLink } from "#ui/form/button.tsx";
import { screenWide } from "#ui/media/picture.tsx";
import { Section } from "#ui/page/section.tsx";
import { Wrap } from "#ui/page/wrap.tsx";
import { useAssetOrigin } from "#ui/render-facts.tsx";
import { Drawing, DrawingSources } from "../home/home-drawing.tsx";
import { b2b } from "./b2b.text.ts";

/**
 * The co-branded examples, rendered by dev/draw-home.ts; apart from the home page's drawings, whose script is
 * short.
 */
const files = import.meta.glob<string>("../art/b2b-*.{avif,webp}", {
  eager: true,
  import: "default",
  query: "?url",
});

const widths = [320, 640] as const;
const sizes = "(min-width: 64rem) 22rem, (min-width: 40rem) 45vw, 90vw";

/** A piece with an invented client's mark on it; what it is, stands beside it. */
export function B2bExample({ drawing }: { drawing: string }) {
  const assetOrigin = useAssetOrigin();
  const file = (width: number, format: "avif" | "webp") =>
    assetOrigin + files[`../art/${drawing}-${width}.${format}`];
  const candidates = (format: "avif" | "webp") =>
    widths.map((width) => `${file(width, format)} ${width}w`).join(", ");
  return (
    <picture>
      <source type="image/avif" srcSet={candidates("avif")} sizes={sizes} />
      <source type="image/webp" srcSet={candidates("webp")} sizes={sizes} />
      <img src={file(640, "webp")} alt="" width="640" height="640" loading="lazy" className="mb-4 w-full" />
    </picture>
  );
}

export function B2bHero({ tiers }: { tiers: BulkTiers }) {
  return (
    <Wrap className="pt-8 md:grid md:grid-cols-[7fr_5fr] md:items-center md:gap-16 md:pt-16">
      <div>
        <h1 className="text-3xl">{b2b.title}</h1>
        <p className="mt-4 max-w-[40ch] text-lg leading-normal">{b2b.lead(tiers)}</p>
        <div className="mt-6 grid gap-3 sm:flex sm:gap-4">
          <ButtonLink variant="primary" to="#quote" onClick={focusPart}>
            {b2bFormText.quote.title}
          </ButtonLink>
          <ButtonLink to="#sample" onClick={focusPart}>
            {b2bFormText.sample.title}
          </ButtonLink>
        </div>
      </div>
      <picture>
        <DrawingSources name="panel-trade" sizes={`(min-width: 56.25rem) 40vw, ${screenWide}`} />
        <Drawing name="panel-trade" alt={b2b.heroAlt} className="painting w-full max-md:mt-8" />
      </picture>
    </Wrap>
  );
}

/**
 * A browser takes the focus along to a part of the page; the router, which leads links here, only scrolls.
 */
function focusPart({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  const part = document.querySelector<HTMLElement>(currentTarget.hash);
  part?.setAttribute("tabindex", "-1");
  part?.focus({ preventScroll: true });
}

/** Three benefits and the tiers. */
export function B2bTerms({ tiers }: { tiers: BulkTiers }) {
  return (
    <>
      <div className="pt-14 md:pt-24">
        <Wrap>
          <h2 className="sr-only">{b2b.benefitsTitle}</h2>
          <ul className="grid gap-8 md:grid-cols-3 md:gap-12">
            {b2b.benefits(tiers).map(({ title, text }) => (
              <li key={title} className="rule-double-top pt-4">
                <h3 className="text-xl">{title}</h3>
                <p className="mt-2 text-ink-2">{text}</p>
              </li>
            ))}
          </ul>
        </Wrap>
      </div>
      <Section title={b2b.pricing} note={b2b.tiersNote}>
        <BulkTiersTable tiers={tiers} />
      </Section>
    </>
  );
}

export function B2bExamples() {
  return (
    <Section title={b2b.examplesTitle} note={b2b.examplesNote}>
      <ul className="cards sm:grid-cols-2 lg:grid-cols-3">
        {b2b.examples.map(({ drawing, title, text }) => (
          <li key={title} className="p-5">
            <B2bExample drawing={drawing} />
            <h3 className="text-lg">{title}</h3>
            <p className="mt-2 text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
