import type { ReactNode } from "react";
import { Field } from "#ui/form/field.tsx";
import { Wrap } from "#ui/page/wrap.tsx";
import { labelText } from "./account.text.ts";

interface AccountFrameProps {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}

/** One narrow column of plain paper below a thin band, for every screen of signing in. */
export function AccountFrame({ title, intro, children }: AccountFrameProps) {
  return (
    <Wrap className="pb-20 md:pb-28">
      <div className="mx-auto max-w-[26rem]">
        <div aria-hidden="true" className="mt-10 band md:mt-16" />
        <h1 className="pt-5 text-2xl md:text-3xl">{title}</h1>
        {intro && <p className="mt-2 text-ink-2">{intro}</p>}
        <div className="mt-6">{children}</div>
      </div>
    </Wrap>
  );
}

/** An address as a sign-in form asks for it. */
export function AccountEmail({ typed, error }: { typed: string | undefined; error: string | undefined }) {
  return (
    <Field
      name="email"
      type="email"
      inputMode="email"
      label={labelText.email}
      required
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      defaultValue={typed}
      error={error}
    />
  );
}
