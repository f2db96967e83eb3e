import { ButtonLink } from "../form/button.tsx";
import { EmptyState } from "./empty-state.tsx";
import { Wrap } from "./wrap.tsx";

interface NotFoundProps {
  title: string;
  text: string;
  /** The one next step: its words and its address. */
  back: string;
  to: string;
}

/** What stands in the place of something that is not there. */
export function NotFound({ title, text, back, to }: NotFoundProps) {
  const action = (
    <ButtonLink variant="primary" to={to}>
      {back}
    </ButtonLink>
  );
  return (
    <Wrap>
      <EmptyState level={1} drawing="lost" title={title} text={text} action={action} />
    </Wrap>
  );
}
