import { LinePicture } from "#cart/page/cart-line.tsx";
import { LineDetailsView } from "#catalogue/options/line-details-view.tsx";
import { variantPath } from "#catalogue/options/variant.ts";
import { productPath } from "#catalogue/product.ts";
import { lineTotal } from "#shipping/bill.ts";
import { Button, ButtonLink } from "#ui/form/button.tsx";
import { CheckboxField } from "#ui/form/checkbox.tsx";
import { marked } from "#ui/in-sentence.tsx";
import { Link } from "#ui/link.tsx";
import { Icon } from "#ui/media/icon.tsx";
import { MoneySum } from "#ui/media/money-sum.tsx";
import { Wrap } from "#ui/page/wrap.tsx";
import { localPath } from "#values/language/address.ts";
import { rupeesAndPaise, sum } from "#values/money/money.ts";
import { sharedCartText as text } from "./cart-links.text.ts";
import { sharedCartPath } from "./link-items.ts";
import type { SharedCart } from "./read-shared.server.ts";
import type { SharedLine } from "./shared-lines.ts";
import { whyLeftOut } from "./why-left-out.ts";

interface SharedCartViewProps extends SharedCart {
  code: string;
  /** Of the link: the form says the same again. */
  query: string;
  /** The visitor has a cart already. */
  hasCart: boolean;
}

/** What somebody put together, as it can be had today, and the way into one's own cart. */
export function SharedCartView({ lines, unknown, further, ...form }: SharedCartViewProps) {
  return (
    <Wrap className="max-w-[46rem] pt-6 pb-16 md:pt-12">
      <h1 className="text-3xl">{text.title}</h1>
      {lines.length === 0 ? <Nothing /> : <p className="mt-3 text-ink-2">{text.intro}</p>}
      {lines.length > 0 && unknown > 0 && <p className="mt-2">{text.unknown(unknown)}</p>}
      {further > 0 && <p className="mt-2">{text.further(further)}</p>}
      {lines.length > 0 && (
        <>
          <ul className="mt-6 border-t border-ink">
            {lines.map((line) => (
              <LineOfLink key={line.id} line={line} />
            ))}
          </ul>
          <AddForm lines={lines.filter(({ leftOut }) => !leftOut)} {...form} />
        </>
      )}
    </Wrap>
  );
}

const Nothing = () => (
  <div className="mt-4 grid justify-items-start gap-5">
    <p role="alert">{text.nothing}</p>
    <ButtonLink to="/shop" variant="primary">
      {text.shop}
    </ButtonLink>
  </div>
);

function LineOfLink({ line }: { line: SharedLine }) {
  const { name, image, slug, variant, unitPrice, quantity, leftOut, trouble } = line;
  const isKnown = leftOut?.kind !== "option-gone" && variant !== undefined;
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)_auto] gap-x-4 border-b border-hair py-5">
      <LinePicture image={image} className="w-18" />
      <div className="min-w-0">
        <h2 className="text-lg">
          <Link
            to={isKnown ? variantPath({ slug }, variant) : productPath({ slug })}
            className="-my-2.5 inline-block py-2.5 no-underline decoration-geru hover:underline"
          >
            {marked(name)}
          </Link>
        </h2>
        <LineDetailsView line={line} className="text-sm" />
        <p className="mt-1 text-sm text-ink-2">{text.pieces(quantity, rupeesAndPaise(unitPrice))}</p>
        {leftOut && <Why words={whyLeftOut(leftOut)} />}
        {trouble?.kind === "too-many" && <Why words={text.fewer(trouble.left)} />}
      </div>
      {!leftOut && <MoneySum amount={lineTotal(line)} className="text-lg" />}
    </li>
  );
}

const Why = ({ words }: { words: string }) => (
  <p className="mt-1 flex items-start gap-1.5 text-sm text-geru">
    <Icon name="alert" className="mt-0.5 size-4.5" />
    {words}
  </p>
);

interface AddFormProps extends Pick<SharedCartViewProps, "code" | "query" | "hasCart"> {
  lines: readonly SharedLine[];
}

function AddForm({ lines, code, query, hasCart }: AddFormProps) {
  if (lines.length === 0) return null;
  return (
    <form method="post" action={localPath(`${sharedCartPath}${query}`)} className="mt-5 grid gap-3">
      <p className="flex justify-between text-lg font-semibold">
        {text.total} <MoneySum amount={sum(lines.map(lineTotal))} />
      </p>
      <p className="text-sm text-ink-2">{text.taxes}</p>
      {code !== "" && <p className="text-sm wrap-anywhere">{text.code(code)}</p>}
      {hasCart && <CheckboxField name="takeAway" value="1" label={text.takeAway} />}
      <Button type="submit" variant="primary" wide>
        {text.add}
      </Button>
    </form>
  );
}
