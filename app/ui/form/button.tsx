import type { ComponentProps } from "react";
import { Link, type LinkProps } from "../link.tsx";
import { Spinner } from "../loading.tsx";

export type ButtonVariant = "primary" | "outline" | "text";

const colours = {
  // The admin area's toasts know a main button by it (use-free-toasts.ts).
  primary: "main-button",
  outline: "outlined-button",
  resting: "border-hair text-ink-2",
} as const;

function lookOf(variant: ButtonVariant | "resting", small: boolean): string {
  if (variant === "text") return small ? "action pt-0.5 text-sm" : "action pt-0.5";
  return `${small ? "button small-button" : "button"} ${colours[variant]}`;
}

export interface ButtonProps extends ComponentProps<"button"> {
  variant?: ButtonVariant;
  /** Work is going on: the button is disabled and shows a spinner beside its words. */
  pending?: boolean;
  /** Work is going on that the next press need not wait for: a spinner, and the button stays enabled. */
  busy?: boolean;
  /** As wide as its column. */
  wide?: boolean;
  /** 44 px high, for the dense screens of the admin area. */
  small?: boolean;
}

/** A button of the shop, 48 px high. One primary button per view; the others are outlined or text. */
export function Button(props: ButtonProps) {
  const {
    variant = "outline",
    pending = false,
    busy = pending,
    wide,
    small = false,
    className = "",
    ...own
  } = props;
  const { type = "button", ...rest } = own;
  const { children, disabled, ...attributes } = rest;
  const resting = disabled && !pending && variant !== "text";
  const look = lookOf(resting ? "resting" : variant, small);
  return (
    <button
      {...attributes}
      type={type}
      disabled={disabled || pending}
      aria-busy={busy || undefined}
      className={`${look} ${wide ? "w-full" : ""} ${className}`}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

export interface ButtonLinkProps extends LinkProps {
  variant?: ButtonVariant;
  wide?: boolean;
  small?: boolean;
}

/** A link that looks like a button; its page is fetched when the visitor is about to use it. */
export function ButtonLink({
  variant = "outline",
  wide,
  small = false,
  className = "",
  ...rest
}: ButtonLinkProps) {
  const look = lookOf(variant, small);
  return <Link prefetch="intent" {...rest} className={`${look} ${wide ? "w-full" : ""} ${className}`} />;
}
