import { type KeyboardEvent, useRef, useState } from "react";
import { Button } from "#ui/form/button.tsx";
import { Field } from "#ui/form/field.tsx";
import { FoundLine } from "#ui/list/found-line.tsx";
import { rupeesAndPaise } from "#values/money/money.ts";
import type { LineProduct } from "../writing/line-product.ts";
import type { FoundProducts } from "../writing/offer.form.ts";
import { offerFormText as text } from "../writing/offer-form.text.ts";
import { findProducts } from "./find-products.ts";

interface ProductFinderProps {
  /** The finds of a search without script. */
  found: FoundProducts | undefined;
  error: string | undefined;
  onTake(product: LineProduct): void;
}

/** The finds, from the page's own answer or from a request by script. */
function useSearch(found: FoundProducts | undefined) {
  const [shown, setShown] = useState(found);
  const [isAsking, setAsking] = useState(false);
  const [isFailed, setFailed] = useState(false);
  async function search(typed: string): Promise<void> {
    setAsking(true);
    const answer = await findProducts(typed);
    setAsking(false);
    setFailed(!answer);
    if (answer) setShown(answer);
  }
  return { shown, isAsking, isFailed, search };
}

/** Searches the shop's products, each of which a button adds. */
export function ProductFinder({ found, error, onTake }: ProductFinderProps) {
  const box = useRef<HTMLDivElement>(null);
  const { shown, isAsking, isFailed, search: searchFor } = useSearch(found);
  const search = () => void searchFor(box.current?.querySelector("input")?.value ?? "");
  const searchByKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    search();
  };
  return (
    <div className="grid gap-3 border border-dashed border-edge p-3 sm:p-4">
      <div ref={box} className="flex flex-wrap items-start gap-3">
        <Field
          name="find"
          label={text.find}
          hint={text.findHint}
          error={isFailed ? text.searchFailed : error}
          type="search"
          autoComplete="off"
          hideOptional
          maxLength={200}
          className="min-w-0 grow"
          onKeyDown={searchByKey}
        />
        <Button
          type="submit"
          name="intent"
          value="find"
          formNoValidate
          className="sm:mt-6"
          pending={isAsking}
          onClick={(event) => {
            event.preventDefault();
            search();
          }}
        >
          {text.search}
        </Button>
      </div>
      {shown && <Found found={shown} onTake={onTake} />}
    </div>
  );
}

function Found({
  found: { text: searched, products },
  onTake,
}: {
  found: FoundProducts;
  onTake: ProductFinderProps["onTake"];
}) {
  if (products.length === 0)
    return (
      <p role="status" className="text-sm">
        {text.noneFound}
      </p>
    );
  return (
    <div>
      <p role="status" className="border-b border-hair pb-1 text-sm text-ink-2">
        {text.found(searched)}
      </p>
      <ul className="divide-y divide-hair">
        {products.map((product) => (
          <FoundProduct key={product.id} product={product} onTake={onTake} />
        ))}
      </ul>
    </div>
  );
}

function FoundProduct({ product, onTake }: { product: LineProduct } & Pick<ProductFinderProps, "onTake">) {
  const { id, name, sku, price, image } = product;
  const note = [sku, rupeesAndPaise(price)].filter(Boolean).join(" · ");
  return (
    <FoundLine picture={image} title={name} note={note}>
      <Button
        type="submit"
        name="intent"
        value={`take-${id}`}
        formNoValidate
        small
        aria-label={`${text.take} ${name}`}
        onClick={(event) => {
          event.preventDefault();
          onTake(product);
        }}
      >
        {text.take}
      </Button>
    </FoundLine>
  );
}
