/** A form of the shop: where it is sent, the fields that it looks at, and what reads them. */
export interface ShopForm {
  path: string;
  fields: readonly string[];
  /** Whose form it is. */
  of: "everybody" | "customers" | "admins";
  parse(form: FormData): unknown;
}

/** For a form that nothing but its route reads. */
export const unread = (): void => undefined;
