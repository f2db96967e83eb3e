import { Form, useNavigation } from "react-router";
import { Button, ButtonLink } from "#ui/form/button.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { openingSettingsText as say } from "./opening-settings.text.ts";

interface OpeningFormProps {
  address: string;
  isSoon: boolean;
  version: number;
  /** How many signed up for the mail about the opening. */
  waiting: number;
}

/** Who sees the shop today, and the one press that changes it. */
export function OpeningForm({ address, isSoon, version, waiting }: OpeningFormProps) {
  const { state, formMethod } = useNavigation();
  return (
    <TitledPart title={say.title} className="mb-8 max-w-form">
      <p>{isSoon ? say.soon : say.open}</p>
      <p className="text-sm text-ink-2">{say.goesOn}</p>
      <p className="text-sm text-ink-2">{waiting > 0 ? say.waiting(waiting) : say.nobody}</p>
      <Form method="post" action={address} className="flex flex-wrap gap-3">
        <input type="hidden" name="version" value={version} />
        <Button
          type="submit"
          name="opening"
          value={isSoon ? "open" : "soon"}
          small
          variant={isSoon ? "primary" : "outline"}
          pending={state !== "idle" && formMethod === "POST"}
        >
          {isSoon ? say.openNow : say.close}
        </Button>
        <ButtonLink to={`${address}/page`} reloadDocument small>
          {say.preview}
        </ButtonLink>
      </Form>
    </TitledPart>
  );
}
