import { leadToField } from "./field-place.ts";

interface FieldLinkProps {
  /** From `fieldPlace`. */
  place: string;
  text: string;
  /** Where it leads by script, if not there. */
  lead?(): void;
}

/** Leads to a field of the same form. */
export const FieldLink = ({ place, text, lead = () => leadToField(place) }: FieldLinkProps) => (
  <a
    href={`#${place}`}
    className="action text-sm"
    onClick={(click) => {
      click.preventDefault();
      lead();
    }}
  >
    {text}
  </a>
);
