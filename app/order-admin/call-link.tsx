import { orderAdminText } from "./order-admin.text.ts";

export const telephone = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, "")}`;

/** A number that a phone calls by a tap. */
export const CallLink = ({ phone }: { phone: string | null | undefined }) =>
  phone ? (
    <a
      href={telephone(phone)}
      className="inline-block py-3 underline decoration-geru underline-offset-4 md:py-0"
    >
      {phone}
    </a>
  ) : (
    orderAdminText.noPhone
  );
