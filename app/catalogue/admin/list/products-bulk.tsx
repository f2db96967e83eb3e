import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { Button, ButtonLink } from "#ui/form/button.tsx";
import { ConfirmButton } from "#ui/form/confirm-button.tsx";
import { useProgress } from "#ui/form/follow-form.ts";
import { askOfTicked, BulkBar } from "#ui/list/row-selection.tsx";
import { Icon } from "#ui/media/icon.tsx";
import { collectionLabels } from "../../product.text.ts";
import { collections } from "../../product.ts";
import { productText } from "../form/product.text.ts";
import { productListText as text } from "./product-list.text.ts";

/** The form that the rows' ticks belong to. */
export const productsForm = "chosen-products";

const changes = () => [
  ...Object.entries(text.changes).map(([value, label]) => ({ value, label })),
  ...collections.map((value) => ({
    value: `collection-${value}`,
    label: text.moveTo(collectionLabels[value]),
  })),
];

interface ProductsBulkProps {
  /** The list's address. */
  list: string;
  /** Names the box that stands for all pages; undefined where there is only this one. */
  all: string | undefined;
}

/** The acts on all ticked products, or on all that the list holds. */
export function ProductsBulk({ list, all }: ProductsBulkProps) {
  const progress = useProgress();
  const isOnAll = useNavigation().formData?.has("all") ?? false;
  return (
    <BulkBar
      id={productsForm}
      label={text.bulk}
      action={list}
      all={all}
      progress={progress && productText.progress(progress)}
    >
      <label className="flex items-center gap-2 text-sm">
        <span className="sr-only">{text.change}</span>
        <select
          name="change"
          className="h-11 rounded border border-edge bg-field px-3 pt-0.5 text-sm focus-visible:border-ink"
        >
          {changes().map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" name="intent" value="change" small formNoValidate disabled={isOnAll}>
        {text.apply}
      </Button>
      <ConfirmButton
        question={productText.askSelected}
        questionOf={askOfTicked(productText.askSeveral)}
        name="intent"
        value="delete"
        disabled={isOnAll}
        variant="text"
        small
      >
        {text.deleteSelected}
      </ConfirmButton>
    </BulkBar>
  );
}

interface AskDeleteAllProps {
  /** So many products does the list hold, counted by the server on the first press. */
  count: number;
  list: string;
}

/**
 * Asks before all products of the list are deleted; the server takes the answer for this number of them only.
 */
export function AskDeleteAll({ count, list }: AskDeleteAllProps) {
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);
  const isBusy = useNavigation().formData?.get("count") === String(count);
  const progress = useProgress();
  return (
    <Form
      method="post"
      action={list}
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
          <ButtonLink to={list} prefetch="none" preventScrollReset small>
            {text.cancel}
          </ButtonLink>
        )}
        <p role="status" className="text-sm text-ink-2 tabular-nums">
          {progress && productText.progress(progress)}
        </p>
      </div>
    </Form>
  );
}
