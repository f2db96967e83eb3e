import { Form, useNavigation } from "react-router";
import { ConfirmButton } from "#ui/form/confirm-button.tsx";

interface EraseEnquiryProps {
  /** The address of the dialog, which the form posts to. */
  address: string;
  id: string;
  /** What the browser asks first. */
  question: string;
}

/** Its sender may ask for it to be erased, and nobody needs spam for two years. */
export function EraseEnquiry({ address, id, question }: EraseEnquiryProps) {
  const { state } = useNavigation();
  return (
    <Form
      method="post"
      action={address}
      preventScrollReset
      className="mt-5 flex flex-wrap justify-end gap-3 border-t border-hair pt-3"
    >
      <input type="hidden" name="id" value={id} />
      <ConfirmButton
        question={question}
        name="intent"
        value="erase"
        variant="text"
        small
        disabled={state !== "idle"}
      >
        Erase for Good
      </ConfirmButton>
    </Form>
  );
}
