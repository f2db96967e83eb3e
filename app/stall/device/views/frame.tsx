import type { ReactNode } from "react";
import {
  type Language,
  languageNames,
  languageNow,
  languages,
  languageTag,
} from "#values/language/language.ts";
import { longDate } from "#values/time/date-time.ts";
import { waitingSales } from "../rules/kept-sale.ts";
import { hasGoneBack } from "../rules/sale-moment.ts";
import { stallText as text } from "../stall-device.text.ts";
import { type DeviceState, listOf } from "../work/device-state.ts";
import { StallSign } from "./parts.tsx";

interface FrameProps {
  state: DeviceState;
  now: Date;
  speak: (language: Language) => void;
  /** To the sales and back; undefined where there are none to be seen. */
  toSales: (() => void) | undefined;
  children: ReactNode;
}

/** What stands around every screen: whose stall it is, and what waits to be sent. */
export const StallFrame = ({ state, now, speak, toSales, children }: FrameProps) => (
  <>
    <header className="bar">
      <img src="/mark.svg" alt="" width="32" height="32" />
      <p className="bar-name">{listOf(state)?.stall.name ?? text.title}</p>
      {toSales && (
        <button type="button" className="bar-button" onClick={toSales}>
          <StallSign of="list" />
          {text.sales}
        </button>
      )}
      {languages
        .filter((each) => each !== languageNow())
        .map((each) => (
          <button
            key={each}
            type="button"
            className="bar-button"
            lang={languageTag(each)}
            onClick={() => speak(each)}
          >
            {languageNames[each]}
          </button>
        ))}
    </header>
    {state.device && <Strip state={state} />}
    {state.device && <Warnings state={state} now={now} />}
    {children}
  </>
);

/** 'No network · 7 sales wait', always in sight. */
const Strip = ({ state: { network, sales } }: { state: DeviceState }) => {
  const waiting = waitingSales(sales);
  const isOff = network === "off";
  return (
    <p className={`strip ${isOff ? "off" : waiting > 0 ? "sending" : "sent"}`} role="status">
      <StallSign of={isOff ? "away" : waiting > 0 ? "wait" : "check"} />
      {isOff
        ? waiting > 0
          ? text.waiting(waiting)
          : text.noNetwork
        : waiting > 0
          ? text.sending(waiting)
          : text.allSent}
    </p>
  );
};

const Warnings = ({ state, now }: { state: DeviceState; now: Date }) => {
  const { device, sales, isClockOff } = state;
  const lastAt = newestMoment(state);
  const said = [
    device?.isSignedOff && text.signedOff(waitingSales(sales)),
    device?.isSignedOff && text.signOnAgain,
    device?.isClosed && text.closed,
    isClockOff && text.clockOff,
    !isClockOff && hasGoneBack(now, lastAt) && text.clockBack(longDate(now)),
  ];
  return said.map(
    (each) =>
      each && (
        <p key={each} className="warning" role="alert">
          {each}
        </p>
      ),
  );
};

const newestMoment = ({ sales }: DeviceState): string | undefined =>
  sales.reduce<string | undefined>(
    (newest, { at }) => (newest === undefined || at > newest ? at : newest),
    undefined,
  );
