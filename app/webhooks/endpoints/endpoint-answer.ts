import type { FieldErrors, FormAnswer } from "#ui/form/form-answer.ts";
import { type EventType, eventTypes } from "../events/event-types.ts";

export type EndpointField = "url" | "events";

export interface EndpointTyped {
  url: string;
  events: readonly EventType[];
}

export type EndpointErrors = FieldErrors<EndpointField>;

/** With the secret itself, the one time that it is shown. */
export type EndpointAnswer = FormAnswer<
  EndpointField,
  { id: string; secret: string; host: string } | undefined,
  EndpointTyped
>;

export const endpointTyped = (form: FormData): EndpointTyped => {
  const url = form.get("url");
  const ticked = form.getAll("events");
  return {
    url: typeof url === "string" ? url.trim().slice(0, 2_000) : "",
    events: eventTypes.filter((type) => ticked.includes(type)),
  };
};
