import type { ReactNode } from "react";
import type { AdminPageProps } from "#records/page/admin-page.ts";
import { labelLabels } from "#translations/product-words.text.ts";
import { errorsIn, typedIn } from "#ui/form/form-answer.ts";
import { type PartOfSettings, SettingsPage } from "../settings-page.tsx";
import { type FactsAnswer, type FactsField, type FactsPart, parseFacts } from "./facts.form.ts";
import { factsText } from "./facts.text.ts";
import type { FactsShown, factsPage } from "./facts-page.server.ts";

type TextFact = Exclude<FactsField, "version" | "ratingShown" | "reviewInvites">;

export interface FactsFieldsProps {
  /** As the shop shows them. */
  facts: FactsShown;
  /** As the shop was started. */
  started: FactsShown;
  given: FactsAnswer | undefined;
}

const labelOf = (name: TextFact): string => {
  const { origin_country, net_quantity, made_by, made_month, consumer_care } = labelLabels;
  const names = {
    ...factsText.fields,
    originCountry: origin_country,
    netQuantity: net_quantity,
    madeBy: made_by,
    madeMonth: made_month,
    consumerCare: consumer_care,
  };
  return names[name];
};

/** The attributes of a fact's field: its name, its value, and the fact that an empty field falls back to. */
export const tiedFacts =
  ({ facts, started, given }: FactsFieldsProps) =>
  (name: TextFact) => ({
    name,
    label: labelOf(name),
    defaultValue: typedIn(given)[name] ?? facts[name] ?? "",
    hint: factsText.ifEmpty(started[name]),
    error: errorsIn(given)[name],
    hideOptional: true,
  });

interface FactsPageProps extends Omit<AdminPageProps<ReturnType<typeof factsPage>>, "params"> {
  part: PartOfSettings & { tab: FactsPart };
  /** Do some of its facts stand in Hindi, too? */
  isTranslated?: boolean;
  children(shown: FactsFieldsProps & { isSimulated: boolean }): ReactNode;
}

/** One page of the shop's facts. */
export const FactsPage = ({ part, isTranslated, loaderData, actionData, children }: FactsPageProps) => (
  <SettingsPage
    part={part}
    loaderData={loaderData}
    actionData={actionData}
    rules={parseFacts(part.tab)}
    hindi={isTranslated ? loaderData?.hindi : undefined}
  >
    {(shown) => children({ ...shown, given: actionData })}
  </SettingsPage>
);
