import { useId } from "react";
import { useMay } from "#accounts/permissions/held-context.ts";
import { CheckboxField } from "#ui/form/checkbox.tsx";
import { FieldNotes } from "#ui/form/field-notes.tsx";
import { eventSeenBy } from "../events/event-permissions.ts";
import { type EventType, eventTypes } from "../events/event-types.ts";
import { eventWords, webhooksText as text } from "../webhooks.text.ts";

interface EventBoxesProps {
  chosen: readonly EventType[];
  error: string | undefined;
}

/** The events that an endpoint can get, each with one sentence. */
export function EventBoxes({ chosen, error }: EventBoxesProps) {
  const id = useId();
  const may = useMay();
  const shown = eventTypes.filter((type) => may(eventSeenBy[type]) || chosen.includes(type));
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="text-sm font-semibold">{text.eventsLabel}</legend>
      <FieldNotes id={id} error={error} />
      <div className="mt-1 grid gap-x-8 sm:grid-cols-2">
        {shown.map((type) => (
          <CheckboxField
            key={type}
            name="events"
            value={type}
            defaultChecked={chosen.includes(type)}
            aria-invalid={error ? true : undefined}
            className="border-b border-hair py-1"
            label={
              <>
                {eventWords[type].name}
                <span className="block text-sm text-ink-2">{eventWords[type].words}</span>
              </>
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
