import type { MouseEvent } from "react";
import type { BulkTiers } from "#bulk-prices/bulk-tiers.ts";
import { Button } from "#ui/form/button.tsx";
import { freeLineOf, type LineProduct, linkedLine } from "../writing/line-product.ts";
import { offerFormText as text } from "../writing/offer-form.text.ts";
import { lineFieldAt, linesIn, type TypedLine } from "../writing/typed-lines.ts";

interface LineLinkProps {
  line: TypedLine;
  place: number;
  tiers: BulkTiers;
  /** Products that a free line may mean. */
  meant: readonly LineProduct[];
  onChange(line: TypedLine, product?: LineProduct): void;
}

/** The product of a line that its buyer has only named: the owner confirms it, or takes it out. */
export function LineLink({ line, place, tiers, meant, onChange }: LineLinkProps) {
  const press =
    (change: (now: TypedLine) => TypedLine, product?: LineProduct) =>
    (event: MouseEvent<HTMLButtonElement>) => {
      event.preventDefault();
      const { form } = event.currentTarget;
      onChange(change((form && linesIn(new FormData(form))[place]) ?? line), product);
    };
  if (line.asked !== "")
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm">
        <input type="hidden" name={lineFieldAt(place, "asked")} value={line.asked} />
        <p className="min-w-0 wrap-anywhere text-ink-2">{text.calledSo(line.asked)}</p>
        <Button
          type="submit"
          name="intent"
          value={`unlink-${place}`}
          formNoValidate
          small
          onClick={press(freeLineOf)}
        >
          {text.unlink}
        </Button>
      </div>
    );
  if (line.product !== "" || meant.length === 0) return null;
  return (
    <div className="grid justify-items-start gap-1 text-sm">
      <p className="text-ink-2">{text.meant}</p>
      {meant.map((product) => (
        <Button
          key={product.id}
          type="submit"
          name="intent"
          value={`link-${place}-${product.id}`}
          formNoValidate
          small
          onClick={press((now) => linkedLine(tiers, product, now), product)}
        >
          {text.link(product.name)}
        </Button>
      ))}
    </div>
  );
}
