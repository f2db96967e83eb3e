import { type RefObject, useRef } from "react";
import type * as z from "zod/mini";
import { useFormRules } from "#ui/form/form-rules.ts";
import { type OrderActName, orderActForms, parseOrderAct } from "./order-act.form.ts";

/** The `ref` of a form of an order: a message at its field stays until that is right (TEXT-17). */
export function useOrderRules(act: OrderActName | undefined): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const schema: z.ZodMiniType<unknown> | undefined = act && orderActForms[act];
  useFormRules(form, schema && ((typed) => parseOrderAct(schema, typed)));
  return form;
}
