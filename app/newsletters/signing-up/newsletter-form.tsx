import { type SubmitEvent, useState } from "react";
import { Button } from "#ui/form/button.tsx";
import { HoneypotField } from "#ui/honeypot-field.tsx";
import { useToast } from "#ui/overlay/toast.tsx";
import { localPath } from "#values/language/address.ts";
import type { NewsletterSource } from "./newsletter.form.ts";
import { newsletterForm, newsletterText } from "./newsletter.text.ts";

/**
 * The newsletter form, in the footer and beside posts. Without script it posts to /newsletter, which leads to
 * a page with the outcome; with script the same address answers `{ ok: true }`, or `{ ok: false, message }`.
 */
export function NewsletterForm({ source }: { source: NewsletterSource }) {
  const id = `newsletter-${source}`;
  const toast = useToast();
  const [pending, setPending] = useState(false);
  const subscribe = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setPending(true);
    const refusal = await send(form);
    setPending(false);
    if (refusal !== undefined)
      return toast({ title: newsletterText.failed.title, text: refusal, tone: "destructive" });
    form.reset();
    toast({ title: newsletterText.subscribed.title, text: newsletterText.subscribed.text });
  };
  return (
    <form
      method="post"
      action={localPath("/newsletter")}
      onSubmit={subscribe}
      className="relative mt-3 grid max-w-[26rem] grid-cols-[1fr_auto] gap-x-2 gap-y-1"
    >
      <input type="hidden" name="source" value={source} />
      <HoneypotField />
      <label htmlFor={id} className="col-span-2 text-sm font-semibold">
        {newsletterForm.label}
      </label>
      <input
        id={id}
        type="email"
        name="email"
        required
        autoComplete="email"
        placeholder={newsletterForm.placeholder}
        className="h-12 w-full min-w-0 rounded border border-edge bg-field px-3.5 pt-0.5"
      />
      <Button type="submit" pending={pending}>
        {newsletterForm.submit}
      </Button>
    </form>
  );
}

/** Undefined when the address was taken; else why not, in words. */
async function send(form: HTMLFormElement): Promise<string | undefined> {
  try {
    const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    const body = new URLSearchParams(fields);
    const headers = { Accept: "application/json" };
    const response = await fetch(form.action, { method: "POST", body, headers });
    const answer: unknown = await response.json();
    // Only the shop's own answers have an 'ok'; any other is no answer.
    if (typeof answer === "object" && answer !== null && "ok" in answer) {
      if (answer.ok === true) return undefined;
      if ("message" in answer && typeof answer.message === "string") return answer.message;
    }
  } catch {
    // Unreachable, or no JSON: the same words.
  }
  return newsletterText.failed.text;
}
