import { Form } from "react-router";
import { Button } from "#ui/form/button.tsx";
import { ConfirmButton } from "#ui/form/confirm-button.tsx";
import { Link } from "#ui/link.tsx";
import { firstStepsText } from "./first-steps.text.ts";
import type { FirstSteps } from "./steps-view.server.ts";

/** Where the settings open and close the shop. */
const openingPath = "/admin/dashboard/settings/opening";

/** The end of the first steps: the shop is opened, or strangers see 'Opening soon'. */
export function OpenTheShop({ first: { steps, opening, version } }: { first: FirstSteps }) {
  const left = steps.filter(({ isDone }) => !isDone).map(({ title }) => title);
  if (opening === "open")
    return (
      <p className="mt-5 font-semibold">
        {firstStepsText.open.open}{" "}
        <Link to={openingPath} className="font-normal underline decoration-geru">
          {firstStepsText.open.page}
        </Link>
      </p>
    );
  return (
    <Form method="post" action={openingPath} className="mt-5 grid gap-3">
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="from" value="dashboard" />
      <h3 className="text-lg">{firstStepsText.open.title}</h3>
      <p className="text-ink-2">
        {opening === "soon" ? firstStepsText.open.soon : firstStepsText.open.never}
      </p>
      {left.length > 0 && <p className="text-sm text-ink-2">{firstStepsText.open.left(left)}</p>}
      <div className="flex flex-wrap items-center gap-3">
        {left.length > 0 ? (
          <ConfirmButton name="opening" value="open" question={firstStepsText.open.ask(left)}>
            {firstStepsText.open.opens}
          </ConfirmButton>
        ) : (
          <Button type="submit" name="opening" value="open" variant="primary">
            {firstStepsText.open.opens}
          </Button>
        )}
        {opening === undefined && (
          <Button type="submit" name="opening" value="soon" formNoValidate>
            {firstStepsText.open.closes}
          </Button>
        )}
        <Link to="/" reloadDocument className="action text-sm">
          {firstStepsText.open.look}
        </Link>
      </div>
    </Form>
  );
}
