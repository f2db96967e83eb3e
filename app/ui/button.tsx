import type { ComponentProps } from "react";
import { Link, type LinkProps } from "react-router";
import { Spinner } from "./loading.tsx";

export type ButtonVariant = "primary" | "outline" | "text";

const box =
  "inline-flex min-h-12 items-center justify-center gap-2.5 rounded border px-6 pt-0.5 text-md leading-tight font-semibold no-underline transition-colors max-sm:px-5";

const looks: Record<ButtonVariant, string> = {
  primary: `${box} border-geru bg-geru text-on-geru hover:border-geru-deep hover:bg-geru-deep`,
  outline: `${box} border-ink hover:bg-ink hover:text-paper`,
  text: "action",
};

const restingLook = `${box} border-hair text-ink-2`;

export interface ButtonProps extends ComponentProps<"button"> {
  variant?: ButtonVariant;
  /** Work is going on: the button is disabled and shows a spinner beside its words. */
  pending?: boolean;
  /** As wide as its column. */
  wide?: boolean;
}

/** A button of the shop, 48 px high. One primary button per view; the others are outlined or text. */
export function Button(props: ButtonProps) {
  const { variant = "outline", pending = false, wide, className = "", type = "button", ...rest } = props;
  const { children, disabled, ...attributes } = rest;
  const resting = disabled && !pending && variant !== "text";
  const look = resting ? restingLook : looks[variant];
  return (
    <button
      {...attributes}
      type={type}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      className={`${look} ${wide ? "w-full" : ""} ${className}`}
    >
      {pending && <Spinner />}
      {children}
    </button>
  );
}

export interface ButtonLinkProps extends LinkProps {
  variant?: ButtonVariant;
  wide?: boolean;
}

/** A link that looks like a button; its page is fetched when the visitor is about to use it. */
export function ButtonLink({ variant = "outline", wide, className = "", ...rest }: ButtonLinkProps) {
  return (
    <Link prefetch="intent" {...rest} className={`${looks[variant]} ${wide ? "w-full" : ""} ${className}`} />
  );
}
