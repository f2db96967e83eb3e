import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { Button, ButtonLink } from "#ui/form/button.tsx";
import { useProgress } from "#ui/form/follow-form.ts";
import { Icon } from "#ui/media/icon.tsx";
import { productText } from "../form/product.text.ts";
import { type ProductListFilter, productListPath } from "./list-filter.ts";

interface AskDeleteAllProps {
  /** So many products does the list hold, counted by the server when it was asked to delete them. */
  count: number;
  filter: ProductListFilter;
}

/**
 * Asks before all products of the list are deleted; the server takes the answer for this number of them only.
 */
export function AskDeleteAll({ count, filter }: AskDeleteAllProps) {
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);
  const isBusy = useNavigation().formData?.get("count") === String(count);
  const progress = useProgress();
  return (
    <Form
      method="post"
      action={productListPath(filter)}
      preventScrollReset
      aria-label={productText.deleteAll(count)}
      className="grid gap-3 border border-geru p-3"
    >
      <p ref={question} tabIndex={-1} className="flex items-start gap-2">
        <Icon name="alert" className="mt-0.5 size-5 shrink-0 text-geru" />
        {productText.askSeveral(count)}
      </p>
      <input type="hidden" name="all" value="true" />
      <input type="hidden" name="count" value={count} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" name="intent" value="delete" variant="primary" small pending={isBusy}>
          {productText.deleteAll(count)}
        </Button>
        {!isBusy && (
          <ButtonLink to={productListPath(filter)} prefetch="none" preventScrollReset small>
            Cancel
          </ButtonLink>
        )}
        <p role="status" className="text-sm text-ink-2 tabular-nums">
          {progress && productText.progress(progress)}
        </p>
      </div>
    </Form>
  );
}
