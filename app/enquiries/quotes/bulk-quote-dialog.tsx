import { Button } from "#ui/form/button.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { localPath } from "#values/language/address.ts";
import { type BulkQuoteField, parseBulkQuote } from "./bulk-quote.form.ts";
import { bulkQuoteText } from "./bulk-quote.text.ts";
import { BulkQuoteFields } from "./bulk-quote-fields.tsx";

interface BulkQuoteDialogProps {
  /** With where bulk orders begin. */
  product: { name: string; bulkFrom: number };
  action: string;
  isOpen: boolean;
  onClose(): void;
}

/**
 * Request Bulk Quote (ENQUIRY-6): checked here at once and on the server again; what was typed stays on an
 * error. It is rendered while it is closed, too, so that the outcome of a request on its way is shown then as
 * well.
 */
export function BulkQuoteDialog({ product, action, isOpen, onClose }: BulkQuoteDialogProps) {
  const { form, errors, isSending, submit } = useForm<BulkQuoteField>({
    action,
    parse: (typed) => parseBulkQuote(typed, product.bulkFrom),
    words: { done: bulkQuoteText.sent, failed: bulkQuoteText.failed },
    onDone: onClose,
  });
  return (
    <Dialog title={bulkQuoteText.title} open={isOpen} onClose={onClose} sheet keepsContent>
      <p className="mb-4 text-ink-2">
        {product.name}
        {bulkQuoteText.beforeIntro}
        {bulkQuoteText.intro(product.bulkFrom)}
      </p>
      <form ref={form} method="post" action={localPath(action)} noValidate onSubmit={submit}>
        <BulkQuoteFields smallest={product.bulkFrom} errors={errors} />
        <Button type="submit" variant="primary" wide pending={isSending} className="mt-6">
          {bulkQuoteText.submit}
        </Button>
      </form>
    </Dialog>
  );
}
