import { FieldLink } from "#records/fields/field-link.tsx";
import { fieldPlace } from "#records/fields/field-place.ts";
import { type MissingFact, missingFacts } from "./missing-facts.ts";
import { productText } from "./product.text.ts";

/** The facts that would help a product to sell, each with the way to its field. */
export function MissingPart({ shown }: { shown: Parameters<typeof missingFacts>[0] }) {
  const missing = missingFacts(shown);
  const words = productText.missing;
  if (missing.length === 0) return null;
  return (
    <section aria-label={words.title} className="bg-fold px-4 py-3 text-sm">
      <h3 className="text-base font-semibold">{words.title}</h3>
      <p className="text-ink-2">{words.intro}</p>
      <ul className="flex flex-wrap gap-x-5">
        {missing.map((fact) => (
          <li key={fact}>
            <FieldLink place={fieldPlace(placeOf(fact))} text={words[fact]} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const placeOf = (fact: MissingFact): string => (fact === "pictures" ? "images" : fact);
