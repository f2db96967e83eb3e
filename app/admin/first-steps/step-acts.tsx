import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { May } from "#accounts/permissions/may.tsx";
import { ringPath } from "#push/devices/push-device.ts";
import { pushText } from "#push/push.text.ts";
import { TryIt } from "#push/staff/ring-part.tsx";
import { Button, ButtonLink } from "#ui/form/button.tsx";
import { Field } from "#ui/form/field.tsx";
import { errorsIn, typedIn } from "#ui/form/form-answer.ts";
import { Link } from "#ui/link.tsx";
import { type StepIntent, stepsPath } from "./back-to-steps.tsx";
import { legalTextNames, stepActs as say } from "./first-steps.text.ts";
import { legalTexts, type StepKey } from "./first-steps.ts";
import type { FirstSteps, StepView } from "./steps-view.server.ts";
import type { StepAnswer } from "./take-step.server.ts";
import { TryWhatsapp } from "./try-whatsapp.tsx";

const admin = "/admin/dashboard";

interface StepActsProps {
  step: StepView;
  first: FirstSteps;
  given: StepAnswer | undefined;
  isNext: boolean;
}

/** The acts of a step; of one that is done, those that may be repeated. */
export function StepActs(props: StepActsProps) {
  const acts = actsAt[props.step.key](props);
  return acts ? <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">{acts}</div> : null;
}

const place = (to: string, words: string, { step }: StepActsProps) =>
  step.isDone ? null : (
    <ButtonLink to={admin + to} small>
      {words}
    </ButtonLink>
  );

const actsAt: Readonly<Record<StepKey, (props: StepActsProps) => ReactNode>> = {
  facts: (props) => place("/settings/business", say.facts, props),
  address: (props) => place("/settings/business", say.address, props),
  gst: (props) => (
    <>
      {place("/settings/tax", say.gst, props)}
      {props.step.word === "open" && <Act intent="no-gstin">{say.noGst}</Act>}
    </>
  ),
  shipping: (props) => (
    <>
      {place("/settings/shipping", say.shipping, props)}
      {!props.step.isDone && (
        <Act intent="rates-right" seen={props.first.seen.rates}>
          {say.ratesRight}
        </Act>
      )}
    </>
  ),
  product: (props) => (
    <May needs="products">
      {props.step.word === "without-picture"
        ? place("/products", say.products, props)
        : place("/products?new", say.product, props)}
    </May>
  ),
  policies: PolicyActs,
  payments: ({ step }) => (
    <Act intent="try-keys">
      {["open", "simulated"].includes(step.word) ? say.payments : say.paymentsAgain}
    </Act>
  ),
  mail: ({ step: { word }, first: { rings, whatsapp }, given }) => (
    <>
      {word === "no-server" ? (
        <AskServer about="mail" />
      ) : (
        <>
          {!["open", "waiting", "done"].includes(word) && <AskServer about="mail" />}
          {word === "waiting" && (
            <ButtonLink to={`${admin}/overview`} small>
              {say.refresh}
            </ButtonLink>
          )}
          <Act intent="try-mail">{word === "open" ? say.mail : say.mailAgain}</Act>
        </>
      )}
      <RingToo rings={rings} />
      {whatsapp && <TryWhatsapp phone={whatsapp.phone} given={given} />}
    </>
  ),
  backup: ({ step: { word }, given }) => {
    if (word === "open") return <CompareCopy given={given} />;
    return word === "done" ? null : <AskServer about="backups" />;
  },
};

/** A phone tells of an order sooner than a mail. */
const RingToo = ({ rings }: { rings: boolean }) => (
  <May needs="orders">
    {rings ? (
      <TryIt from="steps" />
    ) : (
      <Link to={ringPath} className="action text-sm">
        {pushText.step}
      </Link>
    )}
  </May>
);

/** Leads to the page that names settings of the server. */
const AskServer = ({ about }: { about: "mail" | "backups" }) => (
  <Link to={`${admin}/settings/server#${about}`} className="action text-sm">
    {say.server}
  </Link>
);

function PolicyActs({ step, first }: StepActsProps) {
  if (step.isDone) return null;
  return (
    <>
      <p className="flex w-full flex-wrap gap-x-4">
        {legalTexts.map((slug) => (
          <a
            key={slug}
            {...(first.drafts.includes(slug)
              ? { href: `${admin}/settings/texts/${slug}` }
              : { href: `/${slug}`, target: "_blank", rel: "noopener" })}
            className="inline-flex min-h-11 items-center text-sm underline decoration-geru"
          >
            {legalTextNames[slug]}
          </a>
        ))}
      </p>
      {step.word !== "missing" && (
        <Act intent="policies-read" seen={first.seen.policies}>
          {say.policiesRead}
        </Act>
      )}
      <Link to={`${admin}/settings/texts`} className="action text-sm">
        {say.policies}
      </Link>
    </>
  );
}

interface ActProps {
  intent: StepIntent;
  /** The rates or versions that are agreed to, as they were shown. */
  seen?: string;
  children: ReactNode;
}

function Act({ intent, seen, children }: ActProps) {
  const { formData } = useNavigation();
  return (
    <Form method="post" action={stepsPath}>
      {seen !== undefined && <input type="hidden" name="seen" value={seen} />}
      <Button type="submit" name="intent" value={intent} pending={formData?.get("intent") === intent} small>
        {children}
      </Button>
    </Form>
  );
}

function CompareCopy({ given }: { given: StepAnswer | undefined }) {
  return (
    <Form method="post" action={stepsPath} noValidate className="grid w-full max-w-[24rem] gap-2">
      <Field
        name="bytes"
        label={say.bytes}
        hint={say.bytesHint}
        error={errorsIn(given).bytes}
        defaultValue={typedIn(given).bytes ?? ""}
        inputMode="numeric"
        autoComplete="off"
        maxLength={30}
        required
      />
      <Button type="submit" name="intent" value="compare-copy" small className="justify-self-start">
        {say.compare}
      </Button>
    </Form>
  );
}
