import { Form, useLocation, useNavigation } from "react-router";
import { Button } from "../form/button.tsx";
import { workListText } from "./work-list.text.ts";

/** Reads the page again, as it is searched and filtered. */
export function RefreshButton() {
  const { pathname, search } = useLocation();
  const { state, location } = useNavigation();
  const isReading = state === "loading" && location.pathname === pathname;
  return (
    <Form method="get" replace preventScrollReset>
      {[...new URLSearchParams(search)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" small pending={isReading}>
        {workListText.refresh}
      </Button>
    </Form>
  );
}
