import type { FormEvent, SyntheticEvent } from "react";
import { toldApart } from "#catalogue/options/line-details.ts";
import { LineDetailsView } from "#catalogue/options/line-details-view.tsx";
import { beforeBuying } from "#catalogue/options/options.text.ts";
import { FormerPrice } from "#catalogue/price.tsx";
import { lineTotal } from "#shipping/bill.ts";
import { Button } from "#ui/form/button.tsx";
import { Stepper } from "#ui/form/stepper.tsx";
import { marked } from "#ui/in-sentence.tsx";
import { Link } from "#ui/link.tsx";
import { Icon } from "#ui/media/icon.tsx";
import { MoneySum } from "#ui/media/money-sum.tsx";
import { Picture } from "#ui/media/picture.tsx";
import { localPath } from "#values/language/address.ts";
import { rupeesAndPaise } from "#values/money/money.ts";
import { maxQuantity } from "../cart.ts";
import { type PricedLine, troubleText } from "../prices/priced-cart.ts";
import { cartPageText } from "./cart-page.text.ts";

interface CartLineViewProps {
  line: PricedLine;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}

/** One line of the cart. Its two forms post to /cart where no script runs. */
export function CartLineView({ line, onQuantity, onRemove }: CartLineViewProps) {
  const name = line.name || cartPageText.thisProduct;
  const ownName = toldApart(name, line);
  const { variant, personal } = line;
  const chosen = variant === undefined ? "" : `?${new URLSearchParams({ v: variant })}`;
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)_auto] gap-x-4 gap-y-2 border-b border-hair py-5 sm:grid-cols-[6rem_minmax(0,1fr)_auto]">
      <LinePicture image={line.image} className="w-18 sm:row-span-2 sm:w-24" />
      <div className="min-w-0 max-sm:col-span-2">
        <h2 className="text-lg">
          {line.slug ? (
            <Link
              to={`/shop/${line.slug}${chosen}`}
              className="-my-2.5 inline-block py-2.5 no-underline decoration-geru hover:underline"
            >
              {marked(name)}
            </Link>
          ) : (
            marked(name)
          )}
        </h2>
        <LineDetailsView line={line} className="text-sm" />
        <p className="mt-1 text-sm text-ink-2">
          {cartPageText.each(rupeesAndPaise(line.unitPrice))}{" "}
          {line.was !== undefined && <FormerPrice text={rupeesAndPaise(line.was)} className="ml-1" />}
        </p>
        {line.leavesBy && <p className="mt-1 text-sm">{line.leavesBy}</p>}
        {personal && <p className="mt-1 text-sm">{beforeBuying.madeForYou}</p>}
        <Trouble line={line} />
      </div>
      {/* On a phone in a column of its own: beside the buttons, not over them. */}
      <p className="text-right max-sm:col-start-3 max-sm:row-start-2 max-sm:self-center">
        <MoneySum amount={lineTotal(line)} className="text-lg" />
      </p>
      <div className="col-span-2 flex flex-wrap items-center gap-x-5 gap-y-1 max-sm:col-start-1 max-sm:row-start-2 sm:col-start-2">
        <QuantityForm line={line} name={ownName} onQuantity={onQuantity} />
        <RemoveForm line={line} name={ownName} onRemove={onRemove} />
      </div>
    </li>
  );
}

function Trouble({ line }: { line: PricedLine }) {
  if (!line.trouble) return null;
  const isNews = line.trouble.kind === "price-changed";
  return (
    <p className={`mt-1 flex items-start gap-1.5 text-sm ${isNews ? "text-ink" : "text-geru"}`}>
      <Icon name={isNews ? "info" : "alert"} className="mt-0.5 size-4.5" />
      {troubleText(line.trouble)}
    </p>
  );
}

function QuantityForm({
  line,
  name,
  onQuantity,
}: Pick<CartLineViewProps, "line" | "onQuantity"> & { name: string }) {
  /** A typed zero takes the line away only when the typing is done: it may be on its way to 20. */
  function settle(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("quantity");
    if (/^\s*0+\s*$/.test(String(typed))) onQuantity(0);
  }
  const jump = (to: number) => ({ type: "submit" as const, name: "to", value: to });
  return (
    <form method="post" action={localPath("/cart")} onBlur={settle} onSubmit={settle}>
      <input type="hidden" name="intent" value="set" />
      <LineField line={line} />
      {/* The first submit button is the one that Enter presses: it takes the typed number. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only">
        {cartPageText.update}
      </button>
      <Stepper
        name="quantity"
        label={cartPageText.quantityOf(name)}
        decreaseLabel={cartPageText.fewer(name)}
        increaseLabel={cartPageText.more(name)}
        value={line.quantity}
        min={0}
        max={maxQuantity}
        minus={jump(line.quantity - 1)}
        plus={jump(line.quantity + 1)}
        onChange={onQuantity}
      />
    </form>
  );
}

/** By its product, too: a program that an update has not reached yet, or that came back, goes by that. */
const LineField = ({ line: { id, productId } }: { line: Pick<PricedLine, "id" | "productId"> }) => (
  <>
    <input type="hidden" name="line" value={id} />
    <input type="hidden" name="id" value={productId} />
  </>
);

interface RemoveFormProps {
  line: Pick<PricedLine, "id" | "productId">;
  name: string;
  onRemove: () => void;
}

function RemoveForm({ line, name, onRemove }: RemoveFormProps) {
  function remove(event: FormEvent) {
    event.preventDefault();
    onRemove();
  }
  return (
    <form method="post" action={localPath("/cart")} onSubmit={remove}>
      <input type="hidden" name="intent" value="remove" />
      <LineField line={line} />
      <Button type="submit" variant="text" aria-label={cartPageText.removeNamed(name)} className="text-sm">
        {cartPageText.remove}
      </Button>
    </form>
  );
}

/** A line's small square picture; the name beside it says what it is. */
export function LinePicture({ image, className }: { image: string | null; className: string }) {
  return (
    <div className={`aspect-square shrink-0 overflow-hidden bg-fold ${className}`}>
      <Picture url={image} alt="" sizes="96px" className="size-full object-cover" />
    </div>
  );
}
