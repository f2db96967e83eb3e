import { type FormEvent, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { useToast } from "#ui/toast.tsx";
import { type BulkQuoteAnswer, type BulkQuoteErrors, parseBulkQuote } from "./bulk-quote.form.ts";
import { bulkQuoteText } from "./bulk-quote.text.ts";
import { BulkQuoteFields } from "./bulk-quote-fields.tsx";
import { focusFirstError } from "./focus-first-error.ts";

interface BulkQuoteDialogProps {
  product: { name: string };
  /** Where the form posts to. */
  action: string;
  onClose(): void;
}

/** Request Bulk Quote (spec 2.6): checked here at once and on the server again; what was typed stays on an error. */
export function BulkQuoteDialog({ product, action, onClose }: BulkQuoteDialogProps) {
  const form = useRef<HTMLFormElement>(null);
  const { errors, isSending, submit } = useBulkQuote(action, onClose);
  useEffect(() => focusFirstError(form.current, errors), [errors]);
  return (
    <Dialog title={bulkQuoteText.title} open onClose={onClose} sheet>
      <p className="mb-4 text-ink-2">
        {product.name}. {bulkQuoteText.intro}
      </p>
      <form ref={form} method="post" action={action} noValidate onSubmit={submit}>
        <BulkQuoteFields errors={errors} />
        <Button type="submit" variant="primary" wide pending={isSending} className="mt-6">
          {bulkQuoteText.submit}
        </Button>
      </form>
    </Dialog>
  );
}

const noErrors: BulkQuoteErrors = {};

/** Sends the form and tells what came of it. A success closes the dialog, and with it the form is cleared. */
function useBulkQuote(action: string, onSent: () => void) {
  const fetcher = useFetcher<BulkQuoteAnswer>();
  const toast = useToast();
  const [errors, setErrors] = useState(noErrors);
  const answer = fetcher.data;
  // Told once for each answer, however often the page renders.
  const told = useRef<BulkQuoteAnswer>(undefined);

  useEffect(() => {
    if (!answer || told.current === answer) return;
    told.current = answer;
    if (answer.kind === "refused") return setErrors(answer.errors);
    if (answer.kind === "failed") {
      return toast({
        ...bulkQuoteText.failed,
        ...(answer.text ? { text: answer.text } : {}),
        tone: "destructive",
      });
    }
    toast(bulkQuoteText.sent);
    onSent();
  }, [answer, toast, onSent]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const parsed = parseBulkQuote(typed);
    setErrors(parsed.ok ? noErrors : { ...parsed.errors });
    if (!parsed.ok) return;
    typed.set("by", "dialog");
    void fetcher.submit(typed, { method: "post", action });
  }
  return { errors, isSending: fetcher.state !== "idle", submit };
}
