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
} from "./subscriber.ts";
import { subscribersText as text } from "./subscribers.text.ts";

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
      <BulkBar id={formId} label={text.title} action={action}>
        <ConfirmButton
          name="intent"
          value="remove"
          question={text.askSelected}
          questionOf={askOfTicked(text.askSeveral)}
          small
        >
          {text.acts.removeSelected}
        </ConfirmButton>
        {tab === "subscribed" && (
          <ConfirmButton
            name="intent"
            value="bounce"
            question={text.askBounced}
            questionOf={askOfTicked(text.askSeveralBounced)}
            small
          >
            {text.acts.bounce}
          </ConfirmButton>
        )}
        {tab === "bounced" && (
          <Button type="submit" name="intent" value="reachable" formNoValidate small>
            {text.acts.reachable}
          </Button>
        )}
      </BulkBar>
      <div className="mt-3">
        <DataTable
          caption={text.tabs[filter.tab]}
          columns={[...columns(), ...more(tab), actsOf(action)]}
          rows={subscribers}
          idOf={({ id }) => id}
          selection={{ form: formId, nameOf: ({ email }) => email }}
        />
      </div>
    </>
  );
}

const columns = (): readonly Column<Subscriber>[] => [
  {
    key: "email",
    label: text.columns.email,
    card: "heading",
    className: "break-all",
    cell: ({ email }) => email,
  },
  { key: "consent", label: text.columns.signedUp, cell: ({ consentAt }) => longDateTime(consentAt) },
  { key: "source", label: text.columns.where, cell: ({ source }) => sourceInWords(source) },
];

/** A tab's own columns. */
function more(tab: SubscriberTab): readonly Column<Subscriber>[] {
  switch (tab) {
    case "subscribed":
    case "spam":
      return [];
    case "unsubscribed":
      return [
        {
          key: "unsubscribed",
          label: text.columns.unsubscribed,
          cell: ({ unsubscribedAt }) => unsubscribedAt && longDateTime(unsubscribedAt),
        },
      ];
    case "bounced":
      return [
        {
          key: "bounced",
          label: text.columns.bounced,
          cell: ({ bouncedAt }) => bouncedAt && longDateTime(bouncedAt),
        },
        { key: "why", label: text.columns.why, cell: ({ bounce }) => bounceInWords(bounce) },
      ];
  }
}

const actsOf = (action: string): Column<Subscriber> => ({
  key: "actions",
  label: text.columns.acts,
  card: "bare",
  cell: ({ id, email }) => (
    <Form method="post" action={action} preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <ConfirmButton
        name="intent"
        value="remove"
        question={text.askOne(email)}
        variant="text"
        small
        aria-label={text.acts.removeOne(email)}
      >
        {text.acts.remove}
      </ConfirmButton>
    </Form>
  ),
});
