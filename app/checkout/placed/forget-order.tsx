import { Form } from "react-router";
import { Button } from "#ui/form/button.tsx";
import { forgetText } from "./placed.text.ts";

/** Ends what this browser knows of an order; the browser's own copy goes with the page that follows. */
export function ForgetOrder({ orderNumber }: { orderNumber: string }) {
  return (
    <Form method="post" action="/order-confirmation" replace>
      <input type="hidden" name="orderId" value={orderNumber} />
      <Button type="submit" variant="text">
        {forgetText.button}
      </Button>
    </Form>
  );
}
