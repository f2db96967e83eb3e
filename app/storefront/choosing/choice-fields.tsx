import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router";
import { choiceText } from "#catalogue/options/options.text.ts";
import { stockWords } from "#catalogue/product.text.ts";
import { stockText } from "#catalogue/product-labels.ts";
import { Button } from "#ui/form/button.tsx";
import { localPath } from "#values/language/address.ts";
import { rupeesAndPaise } from "#values/money/money.ts";
import type { ShownChoices, ShownProduct } from "./choices.ts";
import { OptionChoice } from "./option-choice.tsx";
import { PersonalInputs } from "./personal-inputs.tsx";
import { picksIn, picksOf, shownAs } from "./shown-as.ts";

export interface ChoiceFieldsProps {
  product: ShownProduct;
  choices?: ShownChoices | undefined;
  /** Is notified of what is chosen and typed. */
  onShow(product: ShownProduct): void;
}

/**
 * What is chosen and written before a product goes into the cart, as fields of the form around. The form has
 * the last word on what they hold: a browser may have filled it in before this script came.
 */
export function ChoiceFields({ product, choices, onShow }: ChoiceFieldsProps) {
  const root = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const address = localPath(pathname);
  const [picks, setPicks] = useState(() => picksOf(choices, product.variant));
  const [said, setSaid] = useState("");

  function follow(): void {
    const form = root.current?.closest("form");
    if (!form) return;
    const given = new FormData(form);
    const shown = shownAs(product, choices, given);
    const picked = picksIn(given);
    onShow(shown);
    if (String(picked) === String(picks)) return;
    setPicks(picked);
    setSaid(`${shown.optionText ?? ""}: ${rupeesAndPaise(shown.price)}, ${stockOf(shown)}`);
    const query = shown.variant ? `?${new URLSearchParams({ v: shown.variant })}` : "";
    window.history.replaceState(window.history.state, "", address + query);
    // The router, by which they lead to this page in other languages, does not hear of it.
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a[hreflang]")) link.search = query;
  }
  const read = useEffectEvent(follow);
  useEffect(() => read(), []);

  return (
    <div ref={root} onChange={follow} className="grid w-full gap-4 pb-2">
      {/* What Enter presses: the form's first button. */}
      <button type="submit" name="id" value={product.id} hidden />
      {choices?.options.map((option, index) => (
        <OptionChoice
          key={option.name}
          option={option}
          index={index}
          picks={picks}
          variants={choices.variants}
        />
      ))}
      {choices && (
        <div className="grid gap-2 justify-items-start [@media(scripting:enabled)]:hidden">
          <Button type="submit" formMethod="get" formAction={address} formNoValidate>
            {choiceText.show}
          </Button>
          <p className="text-sm text-ink-2">{choiceText.first}</p>
        </div>
      )}
      {product.personal && <PersonalInputs fields={product.personal} />}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}

const stockOf = ({ inStock, lead }: ShownProduct): string =>
  inStock && lead ? stockWords.toOrder : stockText(inStock);
