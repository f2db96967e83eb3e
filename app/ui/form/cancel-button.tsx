import { useContext } from "react";
import { CloseFormContext } from "../overlay/address-dialog.tsx";
import { Button } from "./button.tsx";
import { formText } from "./form.text.ts";

/** The button of a form that leaves the dialog around it with nothing saved. */
export function CancelButton({
  children = formText.cancel,
  onClick,
}: {
  children?: string;
  onClick?(): void;
}) {
  return (
    <Button type="submit" form={useContext(CloseFormContext)} formNoValidate small onClick={onClick}>
      {children}
    </Button>
  );
}
