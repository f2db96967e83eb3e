import { choiceText } from "#catalogue/options/options.text.ts";
import { marked } from "#ui/in-sentence.tsx";
import { langOfText } from "#values/language/text-language.ts";
import type { ShownChoices } from "./choices.ts";
import { isHad } from "./shown-as.ts";

interface OptionChoiceProps {
  option: ShownChoices["options"][number];
  index: number;
  picks: readonly string[];
  variants: ShownChoices["variants"];
}

const boxLook =
  "peer absolute inset-0 size-full appearance-none rounded border border-edge bg-field transition-colors hover:border-ink checked:border-ink checked:bg-ink";

/**
 * The values of one option, each a box as large as a finger. What is sold out can be picked, too: its page
 * tells by mail when it is back.
 */
export function OptionChoice({ option, index, picks, variants }: OptionChoiceProps) {
  return (
    <fieldset className="min-w-0">
      <legend lang={langOfText(option.name)} className="pb-1 text-sm font-semibold">
        {option.name}
      </legend>
      <div className="flex flex-wrap gap-2">
        {option.values.map(({ text, slug }) => {
          const had = isHad(variants, picks, [index, slug]);
          return (
            <label
              key={slug}
              className="relative inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center px-3.5 py-1.5 text-center leading-tight"
            >
              <input
                type="radio"
                name={`option${index + 1}`}
                value={slug}
                defaultChecked={picks[index] === slug}
                className={`${boxLook} ${had ? "" : "border-dashed"}`}
              />
              <span
                className={`pointer-events-none relative min-w-0 pt-0.5 wrap-anywhere peer-checked:text-paper ${had ? "" : "text-ink-2"}`}
              >
                {marked(text)}
                {!had && <span className="text-sm"> {choiceText.soldOut}</span>}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
