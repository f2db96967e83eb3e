import { Form, useNavigation } from "react-router";
import { Button } from "#ui/form/button.tsx";
import { adminText, resendIntent } from "../admin.text.ts";

/** For the owner who has mended the mail server: what waits or was given up leaves now. */
export function ResendMails() {
  const pending = useNavigation().formMethod === "POST";
  return (
    <Form method="post" className="mt-2">
      <Button type="submit" name="intent" value={resendIntent} pending={pending} small>
        {adminText.resend.button}
      </Button>
    </Form>
  );
}
