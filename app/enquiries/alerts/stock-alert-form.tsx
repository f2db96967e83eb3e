import type { SubmitEvent } from "react";
import { useShop } from "#platform/config/shop-settings.ts";
import { Button } from "#ui/form/button.tsx";
import { CheckboxField } from "#ui/form/checkbox.tsx";
import { Field } from "#ui/form/field.tsx";
import { HoneypotField } from "#ui/honeypot-field.tsx";
import { alsoOnWhatsappText } from "#ui/messages/also-on-whatsapp.text.ts";
import { useToast } from "#ui/overlay/toast.tsx";
import { localPath } from "#values/language/address.ts";
import { stockAlertForm } from "./stock-alert.text.ts";

export interface AwaitedProduct {
  id: string;
  name: string;
  /** The key of the variant that is waited for, and its words. */
  variant?: string | undefined;
  optionText?: string | undefined;
}

/** Its number is asked for once the box is ticked, which the style sees to: so it is without script, too. */
const OnWhatsapp = () => (
  <div className="group col-span-2">
    <CheckboxField name="alsoOnWhatsapp" label={alsoOnWhatsappText.label} />
    <Field
      name="phone"
      label={alsoOnWhatsappText.alert}
      hint={stockAlertForm.whatsapp}
      type="tel"
      autoComplete="tel"
      className="hidden group-has-checked:block"
    />
  </div>
);

/**
 * Where a product, or the chosen variant of it, is out of stock. Without script it posts to /stock-alerts,
 * which leads to a page with the outcome; with script a module that is loaded on the first press sends the
 * same.
 */
export function StockAlertForm({ product }: { product: AwaitedProduct }) {
  const toast = useToast();
  async function ask(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { sendAlert } = await import("./send-alert.ts");
    toast(await sendAlert(form, product));
  }
  return (
    <form
      method="post"
      action={localPath("/stock-alerts")}
      onSubmit={ask}
      className="relative mt-4 grid max-w-[26rem] grid-cols-[1fr_auto] gap-x-2 gap-y-1"
    >
      <p className="col-span-2 text-sm text-ink-2">{stockAlertForm.intro}</p>
      <input type="hidden" name="product" value={product.id} />
      {product.variant && <input type="hidden" name="variant" value={product.variant} />}
      <HoneypotField />
      <label htmlFor="alert-email" className="col-span-2 text-sm font-semibold">
        {stockAlertForm.label}
      </label>
      <input
        id="alert-email"
        type="email"
        name="email"
        required
        autoComplete="email"
        placeholder={stockAlertForm.placeholder}
        className="h-12 w-full min-w-0 rounded border border-edge bg-field px-3.5 pt-0.5"
      />
      <Button type="submit">{stockAlertForm.submit}</Button>
      {useShop().alsoOnWhatsapp && <OnWhatsapp />}
    </form>
  );
}
