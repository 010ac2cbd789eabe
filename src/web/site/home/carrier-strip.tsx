import { type ReactElement, useState } from "react";
import { VisuallyHidden } from "#web/components/accessibility.tsx";
import { CarrierWordMark } from "#web/components/carrier-mark.tsx";
import { BRAND, TEXTS } from "#brand";
import { IconButton } from "#web/components/icon-button.tsx";
import { pause, play } from "#web/components/icon/shapes.ts";
import { useMedia } from "#web/components/use-media.ts";
import { wrap } from "#web/styles/layout.css.ts";
import { reducedMotion } from "#web/styles/tokens.ts";
import { useEvery, useIsHydrated } from "../hooks.ts";
import { MOVE_MS, nextStart, roundFrom, STEP } from "./carrier-rotation.ts";
import { controls, dash, dashes, head, place, places, playControl, strip, title } from "./carrier-strip.css.ts";

const { carriers } = BRAND;

/** Five at a time, or all under reduced motion; one list for screen readers. */
export function CarrierStrip(): ReactElement | null {
  const isLive = useIsHydrated();
  const isStill = useMedia(reducedMotion);
  const [isPaused, setPaused] = useState(false);
  const [start, setStart] = useState(0);
  useEvery(MOVE_MS, isLive && !isStill && !isPaused, start, () => setStart(nextStart(start, carriers.length)));
  const names = carriers.map((carrier) => carrier.name).join(", ");
  if (carriers.length === 0) return null;
  return (
    <section className={strip} aria-labelledby="carriers-title">
      <div className={wrap}>
        <div className={head}>
          <h2 id="carriers-title" className={title}>
            {TEXTS.carriers.title}
            <VisuallyHidden>: {names}</VisuallyHidden>
          </h2>
          <div className={controls}>
            <Dashes group={Math.floor(start / STEP)} />
            <span className={playControl} data-shown={isLive ? "" : undefined}>
              <IconButton
                icon={isPaused ? play : pause}
                label={isPaused ? "Play the carriers" : "Pause the carriers"}
                onClick={() => setPaused(!isPaused)}
              />
            </span>
          </div>
        </div>
        <ul className={places} aria-hidden="true" data-carriers="">
          {roundFrom(carriers, start).map((carrier) => (
            <li key={carrier.name} className={place}>
              <CarrierWordMark carrier={carrier} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Dashes({ group }: { readonly group: number }): ReactElement {
  return (
    <span className={dashes} aria-hidden="true">
      {["first", "second", "third", "fourth"].slice(0, Math.ceil(carriers.length / STEP)).map((name, index) => (
        <span key={name} className={dash} data-on={index === group ? "" : undefined} />
      ))}
    </span>
  );
}
