import { shopPath } from "#catalogue/list/shop-path.ts";
import { collectionLabels } from "#catalogue/product.text.ts";
import { type Collection, collections } from "#catalogue/product.ts";
import { Link } from "#ui/link.tsx";
import { Section } from "#ui/page/section.tsx";
import { homeText } from "./home.text.ts";
import { Drawing, type DrawingName, DrawingSources } from "./home-drawing.tsx";

const panels: Record<Collection, DrawingName> = {
  core: "panel-core",
  artisanal: "panel-artisanal",
  limited: "panel-limited",
};

/** Our Collections: three framed panels, each with its own motif. */
export function HomeCollections() {
  return (
    <Section
      title={homeText.collections.title}
      note={homeText.collections.note}
      className="max-sm:below-screen"
    >
      <ul className="grid gap-6 sm:grid-cols-3 sm:gap-5">
        {collections.map((collection) => (
          <li key={collection}>
            <CollectionPanel collection={collection} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function CollectionPanel({ collection }: { collection: Collection }) {
  const art = panels[collection];
  return (
    <Link
      to={shopPath({ collection, sort: "featured", page: 1 })}
      prefetch="page"
      className="group grid grid-cols-[8rem_1fr] grid-rows-[auto_1fr] items-start gap-x-4 no-underline sm:grid-cols-1"
    >
      <picture className="picture-room row-span-2 aspect-4/3">
        <DrawingSources name={art} sizes="(min-width: 37.5rem) 25vw, 128px" />
        <Drawing name={art} alt="" loading="lazy" fetchPriority="low" className="painting w-full" />
      </picture>
      <h3 className="text-xl decoration-geru decoration-2 group-hover:underline max-sm:text-lg sm:mt-4">
        {collectionLabels[collection]}
      </h3>
      <p className="mt-1 text-ink-2 max-sm:text-sm">{homeText.collections[collection]}</p>
    </Link>
  );
}
