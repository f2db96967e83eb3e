import { CheckboxField } from "../form/checkbox.tsx";
import { alsoOnWhatsappText as text } from "./also-on-whatsapp.text.ts";

interface AlsoOnWhatsappProps {
  isTicked: boolean;
  error?: string | undefined;
  className?: string;
}

/** The box by which somebody agrees to messages; empty unless they ticked it (WHATSAPP-3). */
export const AlsoOnWhatsapp = ({ isTicked, error, className = "" }: AlsoOnWhatsappProps) => (
  <CheckboxField
    name="alsoOnWhatsapp"
    label={text.label}
    hint={text.hint}
    defaultChecked={isTicked}
    {...(error !== undefined && { error })}
    className={className}
  />
);
