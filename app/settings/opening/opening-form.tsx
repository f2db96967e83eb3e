import { Form, useNavigation } from "react-router";
import { policies } from "#pages/policy.ts";
import { Button, ButtonLink } from "#ui/form/button.tsx";
import { ConfirmButton } from "#ui/form/confirm-button.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { openingSettingsText as say } from "./opening-settings.text.ts";

interface OpeningFormProps {
  address: string;
  isSoon: boolean;
  version: number;
  /** How many signed up for the mail about the opening. */
  waiting: number;
  /** The policies that are no drafts any more, by their addresses. */
  written: readonly string[];
}

/** Who sees the shop today, and the one press that changes it. */
export function OpeningForm({ address, isSoon, version, waiting, written }: OpeningFormProps) {
  const drafts = policies.filter(({ slug }) => !written.includes(slug)).map(({ label }) => label);
  const { state, formMethod } = useNavigation();
  const press = { name: "opening", small: true, pending: state !== "idle" && formMethod === "POST" };
  return (
    <TitledPart title={say.title} className="mb-8 max-w-form">
      <p>{isSoon ? say.soon : say.open}</p>
      <p className="text-sm text-ink-2">{say.goesOn}</p>
      <p className="text-sm text-ink-2">{waiting > 0 ? say.waiting(waiting) : say.nobody}</p>
      <Form method="post" action={address} className="flex flex-wrap gap-3">
        <input type="hidden" name="version" value={version} />
        {isSoon && drafts.length > 0 ? (
          <ConfirmButton {...press} value="open" variant="primary" question={say.ask(drafts)}>
            {say.openNow}
          </ConfirmButton>
        ) : (
          <Button
            {...press}
            type="submit"
            value={isSoon ? "open" : "soon"}
            variant={isSoon ? "primary" : "outline"}
          >
            {isSoon ? say.openNow : say.close}
          </Button>
        )}
        <ButtonLink to={`${address}/page`} reloadDocument small>
          {say.preview}
        </ButtonLink>
      </Form>
    </TitledPart>
  );
}
