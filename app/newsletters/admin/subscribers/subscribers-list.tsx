import { Form } from "react-router";
import { Button } from "#ui/form/button.tsx";
import { ConfirmButton } from "#ui/form/confirm-button.tsx";
import { type Column, DataTable } from "#ui/list/data-table.tsx";
import { askOfTicked, BulkBar } from "#ui/list/row-selection.tsx";
import { longDateTime } from "#values/time/date-time.ts";
import {
  bounceInWords,
  type Subscriber,
  type SubscriberFilter,
  type SubscriberTab,
  sourceInWords,
  subscribersList,
  subscribersText,
} from "./subscriber.ts";

const formId = "selected-subscribers";

interface SubscribersListProps {
  subscribers: readonly Subscriber[];
  filter: SubscriberFilter;
}

/** The addresses of one tab, each of which can be removed, alone or with others. */
export function SubscribersList({ subscribers, filter }: SubscribersListProps) {
  const action = subscribersList.address(filter);
  const { tab } = filter;
  return (
    <>
      <BulkBar id={formId} label={subscribersText.title} action={action}>
        <ConfirmButton
          name="intent"
          value="remove"
          question={subscribersText.askSelected}
          questionOf={askOfTicked(subscribersText.askSeveral)}
          small
        >
          Remove selected
        </ConfirmButton>
        {tab === "subscribed" && (
          <ConfirmButton
            name="intent"
            value="bounce"
            question={subscribersText.askBounced}
            questionOf={askOfTicked(subscribersText.askSeveralBounced)}
            small
          >
            Mark as bounced
          </ConfirmButton>
        )}
        {tab === "bounced" && (
          <Button type="submit" name="intent" value="reachable" formNoValidate small>
            Write to them again
          </Button>
        )}
      </BulkBar>
      <div className="mt-3">
        <DataTable
          caption={subscribersText.tabs[filter.tab]}
          columns={[...columns, ...(more[tab] ?? []), actsOf(action)]}
          rows={subscribers}
          idOf={({ id }) => id}
          selection={{ form: formId, nameOf: ({ email }) => email }}
        />
      </div>
    </>
  );
}

const columns: readonly Column<Subscriber>[] = [
  { key: "email", label: "Email", card: "heading", className: "break-all", cell: ({ email }) => email },
  { key: "consent", label: "Signed Up", cell: ({ consentAt }) => longDateTime(consentAt) },
  { key: "source", label: "Where", cell: ({ source }) => sourceInWords(source) },
];

const unsubscribed: Column<Subscriber> = {
  key: "unsubscribed",
  label: "Unsubscribed",
  cell: ({ unsubscribedAt }) => unsubscribedAt && longDateTime(unsubscribedAt),
};

const bounced: readonly Column<Subscriber>[] = [
  { key: "bounced", label: "Bounced", cell: ({ bouncedAt }) => bouncedAt && longDateTime(bouncedAt) },
  { key: "why", label: "Why", cell: ({ bounce }) => bounceInWords(bounce) },
];

const more: Partial<Record<SubscriberTab, readonly Column<Subscriber>[]>> = {
  unsubscribed: [unsubscribed],
  bounced,
};

const actsOf = (action: string): Column<Subscriber> => ({
  key: "actions",
  label: "Actions",
  card: "bare",
  cell: ({ id, email }) => (
    <Form method="post" action={action} preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <ConfirmButton
        name="intent"
        value="remove"
        question={subscribersText.askOne(email)}
        variant="text"
        small
        aria-label={`Remove ${email}`}
      >
        Remove
      </ConfirmButton>
    </Form>
  ),
});
