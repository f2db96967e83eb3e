import type { ParsedForm } from "#ui/form/form-answer.ts";
import { isUuid } from "#values/uuid.ts";
import type { EventType } from "../events/event-types.ts";
import { webhooksText } from "../webhooks.text.ts";
import { type EndpointErrors, type EndpointTyped, endpointTyped } from "./endpoint-answer.ts";
import { endpointUrl } from "./endpoint-url.server.ts";

export interface EndpointInput {
  url: string;
  events: readonly EventType[];
}

type Parsed =
  | Extract<ParsedForm<never, EndpointInput>, { kind: "valid" }>
  | { kind: "refused"; errors: EndpointErrors; typed: EndpointTyped };

/** The address and events of a form, or their errors. */
export function parseEndpoint(form: FormData, allowPrivate: boolean): Parsed {
  const typed = endpointTyped(form);
  const read = endpointUrl(typed.url, allowPrivate);
  const errors: EndpointErrors = {};
  if ("trouble" in read) errors.url = webhooksText.errors[read.trouble];
  if (typed.events.length === 0) errors.events = webhooksText.errors.noEvents;
  if ("trouble" in read || typed.events.length === 0) return { kind: "refused", errors, typed };
  return { kind: "valid", value: { url: read.url, events: typed.events } };
}

/** The form's own id: sent twice, it adds one endpoint. A form without one may add two. */
export function formId(form: FormData): string {
  const id = form.get("id");
  return typeof id === "string" && isUuid(id) ? id : crypto.randomUUID();
}

/** The deliveries that a form wants sent again: one, or all that failed; undefined where it names neither. */
export function deliveryIn(form: FormData): string | undefined {
  const which = form.get("delivery");
  return typeof which === "string" && (which === "failed" || isUuid(which)) ? which : undefined;
}
