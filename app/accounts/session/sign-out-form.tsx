import type { ReactNode } from "react";
import { Form } from "react-router";

interface SignOutFormProps {
  /** The button's look, as its place wants it. */
  className?: string;
  children: ReactNode;
}

/** The one way to sign out: from the header ('Logout'), the dashboard and the admin area ('Sign Out'). */
export function SignOutForm({ className, children }: SignOutFormProps) {
  return (
    <Form method="post" action="/logout" replace>
      <button type="submit" className={className}>
        {children}
      </button>
    </Form>
  );
}
