import { Button } from "../form/button.tsx";
import { uiText } from "../ui.text.ts";
import { EmptyState } from "./empty-state.tsx";

/** What stands in the place of a part of a page that could not be read. */
export function FailedView({ title, text }: { title: string; text?: string }) {
  const action = (
    <Button variant="primary" className="needs-script" onClick={() => window.location.reload()}>
      {uiText.tryAgain}
    </Button>
  );
  return (
    <>
      <title>{title}</title>
      <EmptyState level={1} drawing="error" title={title} text={text} action={action} />
    </>
  );
}
