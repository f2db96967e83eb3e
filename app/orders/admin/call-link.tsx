/** A number that a phone calls by a tap. */
export const CallLink = ({ phone }: { phone: string | null | undefined }) =>
  phone ? (
    <a
      href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}
      className="underline decoration-geru underline-offset-4"
    >
      {phone}
    </a>
  ) : (
    "N/A"
  );
