import { Button } from "#ui/form/button.tsx";
import { Field } from "#ui/form/field.tsx";
import { HoneypotField } from "#ui/honeypot-field.tsx";
import { localPath } from "#values/language/address.ts";
import { cartPageText as text } from "./cart-page.text.ts";

/** Where the cart's own mail is asked for (LINK-5). */
export const mailCartPath = "/cart/mail";

/** Hidden: the goods as the browser has them, for its cookie may be gone, and whose press it is. */
export const mailCartFields = { cart: "cart", key: "key" } as const;

interface MailCartFormProps {
  /** As `cartAsText` says it. */
  cart: string;
  /** Two presses with one are one mail. */
  pressKey: string | undefined;
  typed?: string | undefined;
  error?: string | undefined;
}

/** 'Send Me This Cart': one mail, to an address that nobody keeps. */
export const MailCartForm = ({ cart, pressKey, typed, error }: MailCartFormProps) => (
  <form method="post" action={localPath(mailCartPath)} className="relative grid gap-3">
    <input type="hidden" name={mailCartFields.cart} value={cart} />
    {pressKey !== undefined && <input type="hidden" name={mailCartFields.key} value={pressKey} />}
    <HoneypotField />
    <Field
      label={text.mail.label}
      name="email"
      type="email"
      autoComplete="email"
      required
      hint={text.mail.hint}
      defaultValue={typed}
      {...(error !== undefined && { error })}
    />
    <Button type="submit" wide>
      {text.mail.send}
    </Button>
  </form>
);
