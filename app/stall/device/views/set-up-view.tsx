import { type FormEvent, useState } from "react";
import { stallText, setUpText as text } from "../stall-device.text.ts";
import { type DeviceState, listOf, type Readiness } from "../work/device-state.ts";
import { codeIn } from "../work/pair-device.ts";
import { ScreenPart, StallProblem, StallSign } from "./parts.tsx";

function pairProblem(pairing: DeviceState["pairing"]): string | undefined {
  switch (pairing) {
    case "away":
    case "refused":
      return text.pairErrors[pairing];
    case "idle":
    case "asking":
      return undefined;
  }
}

interface UnpairedProps {
  state: DeviceState;
  pair: (code: string) => void;
  leave: () => void;
}

/** A phone that no link has signed on yet, or whose link did not. */
export function UnpairedView({ state, pair, leave }: UnpairedProps) {
  const [typed, type] = useState(state.code);
  const [isOdd, setOdd] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = codeIn(typed);
    setOdd(code === undefined);
    if (code !== undefined) pair(code);
  };
  const { pairing } = state;
  const isAsking = pairing === "asking";
  const problem = isOdd ? text.unpaired.noCode : pairProblem(pairing);
  return (
    <ScreenPart title={text.unpaired.title}>
      <p>{text.unpaired.text}</p>
      <form onSubmit={submit} noValidate className="stack">
        <label htmlFor="code">{text.unpaired.label}</label>
        <input
          id="code"
          value={typed}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-invalid={problem !== undefined}
          aria-describedby="code-problem"
          onChange={({ target }) => type(target.value)}
        />
        <StallProblem id="code-problem" text={problem} />
        <button type="submit" className="main" disabled={isAsking}>
          {isAsking ? text.unpaired.working : text.unpaired.submit}
        </button>
        {state.device && !isAsking && (
          <button type="button" onClick={leave}>
            {stallText.toStall}
          </button>
        )}
      </form>
    </ScreenPart>
  );
}

function readyProblem(at: Readiness["at"]): string | undefined {
  switch (at) {
    case "away":
      return text.failed;
    case "no-stall":
      return text.noStall;
    case "idle":
    case "working":
    case "choose":
    case "ready":
      return undefined;
  }
}

interface ReadyProps {
  state: DeviceState;
  getReady: (stallId: string | undefined) => void;
  sell: () => void;
}

/** 'Get Ready for the Fair': what is fetched while there is a network. */
export function ReadyView({ state, getReady, sell }: ReadyProps) {
  const { device, readiness } = state;
  const list = listOf(state);
  const [stallId, choose] = useState(list?.stall.id);
  const { at, choices } = readiness;
  const isWorking = at === "working";
  const isReady = at === "ready";
  return (
    <ScreenPart title={text.title}>
      <p>{text.intro}</p>
      {device && <p className="note">{text.device(device.name, device.letter)}</p>}
      {choices.length > 1 && (
        <fieldset className="choices">
          <legend>{text.stall}</legend>
          {choices.map(({ stall }) => (
            <label key={stall.id}>
              <input
                type="radio"
                name="stall"
                checked={stall.id === stallId}
                onChange={() => choose(stall.id)}
              />
              <span>
                <b>{stall.name}</b>
                {stall.place}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <Steps state={state} />
      <StallProblem text={readyProblem(at)} />
      {isReady && !state.isPersisted && <p className="warning">{text.unkept}</p>}
      <button
        type="button"
        className={isReady ? "" : "main"}
        disabled={isWorking || (at === "choose" && stallId === undefined)}
        onClick={() => getReady(stallId)}
      >
        {isReady ? text.again : text.start}
      </button>
      {list && !isWorking && (
        <button type="button" className={isReady ? "main" : ""} onClick={sell}>
          {text.sell}
        </button>
      )}
    </ScreenPart>
  );
}

function Steps({ state }: { state: DeviceState }) {
  const { at, pictures } = state.readiness;
  const list = listOf(state);
  if (!list || (at !== "working" && at !== "ready")) return null;
  const pieces = list.goods.reduce((all, { taken }) => all + taken, 0);
  return (
    <div className="steps" role="status">
      <Step isDone label={text.steps.list} said={text.pieces(list.goods.length, pieces)} />
      <Step
        isDone={pictures.done === pictures.all}
        label={text.steps.pictures}
        said={text.progress(pictures.done, pictures.all)}
      />
      {pictures.all > 0 && (
        <progress aria-label={text.steps.pictures} value={pictures.done} max={pictures.all} />
      )}
      <Step isDone={at === "ready"} label={text.steps.page} said="" />
      {pictures.missing > 0 && at === "ready" && <p className="note">{text.missing(pictures.missing)}</p>}
      {at === "ready" && (
        <p className="ready">
          <StallSign of="check" />
          {text.ready}
        </p>
      )}
    </div>
  );
}

const Step = ({ isDone, label, said }: { isDone: boolean; label: string; said: string }) => (
  <p className={isDone ? "step done" : "step"}>
    <StallSign of={isDone ? "check" : "wait"} />
    <span>{label}</span>
    <span className="note">{said}</span>
  </p>
);
