import type { ReactNode } from "react";
import { Button } from "#ui/form/button.tsx";
import { CheckboxField } from "#ui/form/checkbox.tsx";
import { Icon } from "#ui/media/icon.tsx";
import { mostLight, mostTilt } from "#values/picture-edit.ts";
import { typedWhole } from "#values/text/typed-whole.ts";
import { editorText as text } from "./editor.text.ts";
import { RangeField } from "./range-field.tsx";
import type { EditorState } from "./use-editor.ts";

/** What can be set, in the order in which a photograph is put right. */
export function EditorControls({ state }: { state: EditorState }) {
  const { edit, change } = state;
  return (
    <div className="grid content-start gap-4">
      <input type="hidden" name="turns" value={edit.turns} />
      <div className="grid grid-cols-2 gap-3">
        <TurnButton way="left" state={state}>
          {text.turnLeft}
        </TurnButton>
        <TurnButton way="right" state={state}>
          {text.turnRight}
        </TurnButton>
      </div>
      <RangeField
        label={text.straighten}
        name="tilt"
        most={mostTilt}
        step={0.5}
        value={edit.tilt}
        shown={text.degrees(edit.tilt)}
        onChange={(tilt) => change({ tilt })}
      />
      <RangeField
        label={text.light}
        name="light"
        most={mostLight}
        step={1}
        value={edit.light}
        shown={text.signed(edit.light)}
        onChange={(light) => change({ light })}
      />
      <CheckboxField
        name="auto"
        label={text.auto}
        hint={text.autoHint}
        checked={edit.auto}
        onChange={({ currentTarget }) => change({ auto: currentTarget.checked })}
      />
      <CheckboxField
        name="plain"
        label={text.plain}
        hint={text.plainHint}
        checked={edit.plain}
        onChange={({ currentTarget }) => change({ plain: currentTarget.checked })}
      />
      <CutFields state={state} />
    </div>
  );
}

interface TurnButtonProps {
  way: "left" | "right";
  state: EditorState;
  children: ReactNode;
}

function TurnButton({ way, state, children }: TurnButtonProps) {
  return (
    <Button
      type="submit"
      small
      name="turn"
      value={way}
      onClick={(event) => {
        event.preventDefault();
        state.turn(way);
      }}
      className="px-2"
    >
      <Icon name="return" className={`size-5 ${way === "right" ? "-scale-x-100" : ""}`} />
      {children}
    </Button>
  );
}

const sides = ["left", "top", "right", "bottom"] as const;

function CutFields({ state }: { state: EditorState }) {
  const { edit, cutBy, square, keepsSquare } = state;
  return (
    <fieldset className="grid min-w-0 gap-2 border-t border-hair pt-3">
      <legend className="sr-only">{text.cut}</legend>
      <CheckboxField
        // It changes the frame alone, and is no part of what is stored.
        name=""
        className="needs-script"
        label={text.square}
        checked={keepsSquare}
        onChange={({ currentTarget }) => square(currentTarget.checked)}
      />
      <div className="grid grid-cols-2 gap-3">
        {sides.map((side) => (
          <label key={side} className="grid gap-1 text-sm font-semibold">
            {text.sides[side]}
            <input
              inputMode="numeric"
              name={side}
              value={edit[side]}
              onChange={({ currentTarget }) => cutBy(side, typedWhole(currentTarget.value) ?? 0)}
              className="h-11 w-full rounded border border-edge bg-field px-3 font-normal tabular-nums"
            />
          </label>
        ))}
      </div>
      <p className="text-xs text-ink-2">{text.percent}</p>
    </fieldset>
  );
}
