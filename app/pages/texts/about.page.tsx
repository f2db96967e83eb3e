import { shopOf } from "#platform/config/shop-settings.ts";
import { pageMeta } from "#platform/html/page-meta.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { Drawing, DrawingSources } from "#storefront/home/home-drawing.tsx";
import { ButtonLink } from "#ui/form/button.tsx";
import { Link } from "#ui/link.tsx";
import { screenWide } from "#ui/media/picture.tsx";
import { Section } from "#ui/page/section.tsx";
import { Wrap } from "#ui/page/wrap.tsx";
import type { Route } from "./+types/about.page.ts";
import { aboutText as about } from "./about.text.ts";

export const policy: RoutePolicy = { cached: [], inSitemap: true };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: about.title, description: about.description, path: "/about", shop: shopOf(matches) });

export default function AboutPage() {
  return (
    <>
      <Wrap className="pt-8 md:grid md:grid-cols-[7fr_5fr] md:items-center md:gap-16 md:pt-16">
        <div>
          <h1 className="text-3xl">{about.title}</h1>
          <p className="mt-4 max-w-[36ch] text-xl leading-snug">{about.lead}</p>
        </div>
        <picture>
          <DrawingSources name="panel-about" sizes={`(min-width: 56.25rem) 40vw, ${screenWide}`} />
          <Drawing name="panel-about" alt={about.drawing} className="painting w-full max-md:mt-8" />
        </picture>
      </Wrap>
      <Section title={about.ourStory}>
        <Paragraphs texts={about.story} />
        <Link to="/artisans" prefetch="page" className="action mt-4">
          {about.meet}
        </Link>
      </Section>
      <Section title={about.ourMission}>
        {about.mission.map((text) => (
          <p key={text} className="max-w-measure font-display text-xl leading-snug">
            {text}
          </p>
        ))}
      </Section>
      <Section title={about.ourValues}>
        <Ledger rows={about.values} />
      </Section>
      <Section title={about.process} note={about.processNote}>
        <Steps />
      </Section>
      <div className="bg-fold py-12 md:py-16">
        <Wrap>
          <h2 className="text-2xl">{about.now}</h2>
          <ButtonLink variant="primary" to="/shop" className="mt-6">
            {about.shopNow}
          </ButtonLink>
        </Wrap>
      </div>
    </>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div className="rich-text">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}

/** Title and text side by side, ruled like a ledger. */
function Ledger({ rows }: { rows: readonly { title: string; text: string }[] }) {
  return (
    <ul className="border-b border-hair">
      {rows.map(({ title, text }) => (
        <li
          key={title}
          className="border-t border-hair py-4 md:grid md:grid-cols-[4fr_6fr] md:items-baseline md:gap-6 md:py-6"
        >
          <h3 className="text-lg md:text-xl">{title}</h3>
          <p className="text-ink-2 max-md:mt-1">{text}</p>
        </li>
      ))}
    </ul>
  );
}

function Steps() {
  return (
    <ol className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
      {about.steps.map(({ title, text }, index) => (
        <li key={title} className="rule-double-top pt-4">
          <p aria-hidden="true" className="font-display text-3xl text-geru">
            {index + 1}
          </p>
          <h3 className="mt-1 text-lg">{title}</h3>
          <p className="mt-1 text-ink-2">{text}</p>
        </li>
      ))}
    </ol>
  );
}
