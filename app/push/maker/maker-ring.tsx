import type { ReactNode } from "react";
import type { RingingDevice } from "../devices/push-device.ts";
import { makerRingText as text } from "./maker-ring.text.ts";

/** What a maker's page shows of ringing. */
export interface MakerRing {
  devices: readonly RingingDevice[];
  publicKey: string | null;
  /** Is it an iPhone or iPad, which rings from its home screen alone? */
  isApple: boolean;
}

interface MakerRingProps {
  path: string;
  ring: MakerRing;
  /** The page's own sign of it. */
  bell: ReactNode;
}

/**
 * Has a maker's phone ring, and stop (PUSH-9). What asks the phone is hidden until the page's script has
 * found that it can ring, and that it is none of those that do, by their marks.
 */
export function MakerRingPart({ path, ring: { devices, publicKey, isApple }, bell }: MakerRingProps) {
  if (publicKey === null) return null;
  return (
    <section className="alone" aria-label={text.title} data-ring={publicKey} hidden={devices.length === 0}>
      <p>
        {bell} {text.text}
      </p>
      <form method="post" action={path} data-ring-form hidden>
        <button type="submit" name="act" value="ring">
          {bell} {text.ring}
        </button>
      </form>
      {isApple && (
        <p data-ring-says="home-screen" className="note" hidden>
          {text.homeScreen}
        </p>
      )}
      <p data-ring-says="blocked" className="note" hidden>
        {text.blocked}
      </p>
      <p data-ring-says="lost" className="say no" role="alert" hidden>
        {text.lost}
      </p>
      {devices.map(({ id, device, mark }) => (
        <form key={id} method="post" action={path} data-mark={mark}>
          <input type="hidden" name="device" value={id} />
          <button type="submit" name="act" value="stop-ring">
            <span>
              {text.stop} <span className="under">{device}</span>
            </span>
          </button>
        </form>
      ))}
    </section>
  );
}
