import { type ReactNode, useEffect, useState } from "react";
import { Form, useSubmit } from "react-router";
import { May } from "#accounts/permissions/may.tsx";
import { SettingsPart } from "#accounts/settings-part.tsx";
import { useActButton } from "#ui/form/act-button.ts";
import { Button } from "#ui/form/button.tsx";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { Badge } from "#ui/list/badge.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { longDate, longDateTime } from "#values/time/date-time.ts";
import { markHere, ringHere, ringingHere, ringSupport } from "../asking/ring-here.ts";
import { adminRingScope, type RingingDevice, ringPath } from "../devices/push-device.ts";
import { pushText as text } from "../push.text.ts";

interface Ringing {
  devices: readonly RingingDevice[];
  publicKey: string | null;
}

/** The part of Your Account on which one of the staff has this phone ring, and others stop (PUSH-1). */
export const RingPart = (ringing: Ringing) => (
  <May needs="orders">
    <SettingsPart title={text.title}>
      <RingForms {...ringing} />
    </SettingsPart>
  </May>
);

export function RingForms({ devices, publicKey }: Ringing) {
  const here = useMarkHere(devices);
  const isHere = devices.some(({ mark }) => mark === here);
  return (
    <div className="grid gap-4">
      <p className="max-w-measure">
        {text.intro} <May needs="money">{text.money}</May>
      </p>
      <p className="max-w-measure text-ink-2">
        {devices.length > 0 ? text.today(devices.length) : text.none}
      </p>
      {devices.length > 0 && (
        <ul className="border-t border-hair">
          {devices.map((device) => (
            <Device key={device.id} device={device} isHere={device.mark === here} />
          ))}
        </ul>
      )}
      {!isHere && <RingHere publicKey={publicKey} />}
      {devices.length > 0 && <TryIt />}
    </div>
  );
}

/** The mark of what rings in this browser; known once its script has looked. */
function useMarkHere(devices: readonly RingingDevice[]): string | undefined {
  const [mark, setMark] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again when a device came or went
  useEffect(() => {
    void ringingHere(adminRingScope)
      .then((subscription) => subscription && markHere(subscription))
      .then((found) => setMark(found ?? undefined))
      .catch(() => undefined);
  }, [devices]);
  return mark;
}

function Device({ device, isHere }: { device: RingingDevice; isHere: boolean }) {
  const { id, madeAt, rungAt } = device;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-hair py-3">
      <span className="min-w-0">
        {device.device}
        {isHere && (
          <Badge tone="leaf" className="ml-3">
            {text.here}
          </Badge>
        )}
        <span className="block text-sm text-ink-2">
          {text.since(longDate(madeAt))}
          {rungAt && ` · ${text.rung(longDateTime(rungAt))}`}
        </span>
      </span>
      <Form method="post" action={ringPath} preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <Button small type="submit" name="intent" value="stop" aria-label={text.stopLabel(device.device)}>
          {text.stop}
        </Button>
      </Form>
    </li>
  );
}

/** Sends one to this phone; First Steps has it, too. */
export function TryIt({ from, children }: { from?: "steps"; children?: ReactNode }) {
  const button = useActButton("try");
  return (
    <Form method="post" action={ringPath} preventScrollReset>
      {from && <input type="hidden" name="from" value={from} />}
      <Button small={from !== undefined} {...button}>
        {children ?? text.tryIt}
      </Button>
    </Form>
  );
}

/** Asks the browser, which asks the person. There is none of that without script. */
function RingHere({ publicKey }: Pick<Ringing, "publicKey">) {
  const isHydrated = useHydrated();
  const [problem, setProblem] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const submit = useSubmit();
  if (publicKey === null) return <p className="max-w-measure">{text.notYet}</p>;
  if (!isHydrated) return <p className="max-w-measure text-ink-2">{text.needsScript}</p>;
  const support = ringSupport();
  if (support !== "yes") return <p className="max-w-measure">{text.support[support]}</p>;
  const ring = async () => {
    setProblem(undefined);
    setAsking(true);
    const asked = await ringHere(publicKey, adminRingScope).catch(() => "lost" as const);
    setAsking(false);
    if (asked === "lost" || asked === undefined) return setProblem(asked ? text.lost : text.refused);
    await submit(
      { ...asked, intent: "ring" },
      { method: "post", action: ringPath, preventScrollReset: true },
    );
  };
  return (
    <>
      <div role="alert">{problem && <FormProblem text={problem} />}</div>
      <Button
        type="button"
        variant="primary"
        onClick={ring}
        pending={isAsking}
        className="justify-self-start max-sm:w-full"
      >
        {isAsking ? text.ringing : text.ring}
      </Button>
    </>
  );
}
