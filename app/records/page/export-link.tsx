import { May } from "#accounts/permissions/may.tsx";
import { ButtonLink } from "#ui/form/button.tsx";
import { recordsText } from "../words/records.text.ts";

/** A list as a file, as it is narrowed, for those who may take data out. */
export const ExportLink = ({ to }: { to: string }) => (
  <May needs="export">
    <ButtonLink to={to} reloadDocument prefetch="none" small>
      {recordsText.export}
    </ButtonLink>
  </May>
);
