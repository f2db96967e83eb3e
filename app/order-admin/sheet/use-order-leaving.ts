import { useLayoutEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";
import { useLeaving } from "#records/use-leaving.tsx";
import { correctedParts } from "../address/address-correction.ts";
import type { AdminOrder } from "../admin-order.ts";
import type { OrderAnswer } from "../order-act.form.ts";

/**
 * Asks before an order's page is left with something typed or chosen that is not saved: one question for all
 * its forms, which stand while one of them is sent; and what the element hears that holds them.
 */
export function useOrderLeaving(order: AdminOrder, answer: OrderAnswer | undefined) {
  const page = useRef<HTMLDivElement>(null);
  const isDirty = useRef(false);
  const { pathname } = useLocation();
  const { question } = useLeaving(
    isDirty,
    false,
    (path) => path === pathname || path === `${pathname}/refund`,
  );
  const { state, formData } = useNavigation();
  // Reported as saved, though the page is still being read again.
  const sent = state === "loading" && answer?.kind === "done" ? formData : undefined;
  const look = () => {
    isDirty.current = page.current !== null && holdsMore(page.current, order, sent);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at anew after each answer
  useLayoutEffect(look, [order, answer, sent]);
  return { question, heard: { ref: page, onInput: look, onChange: look } };
}

/** Do the page's fields differ from the order, and from what was saved of them just now? */
function holdsMore(page: HTMLElement, order: AdminOrder, sent: FormData | undefined): boolean {
  const kept: Readonly<Record<string, string | null>> = {
    status: order.status,
    trackingNumber: order.trackingNumber,
    trackingUrl: order.trackingUrl,
    note: order.internalNote,
    ...correctedParts(order),
  };
  return Object.entries(kept).some(([name, value]) => {
    const field = page.querySelector<Field>(
      `select[name=${name}], input[name=${name}], textarea[name=${name}]`,
    );
    const said = sent?.get(name) ?? value ?? "";
    return field !== null && field.value.trim() !== String(said).trim();
  });
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
