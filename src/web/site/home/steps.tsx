import type { ReactElement } from "react";
import { BRAND, TEXTS } from "#brand";
import { LoadIllustration } from "#web/components/container-illustration/container-illustration.tsx";
import { wrap } from "#web/styles/layout.css.ts";
import { num, text, code } from "#web/styles/typography.css.ts";
import { palette } from "#web/styles/tokens.ts";
import { section } from "../layout/page.css.ts";
import {
  node,
  number,
  scene,
  step,
  steps,
  title,
  stepText,
  bar,
  best,
  button,
  routePreview,
  end,
  line,
  load,
  offer,
  paper,
  pointer,
  stopMarker,
  total,
} from "./steps.css.ts";

const DRAWINGS = [
  { id: "search", drawing: <SearchScene /> },
  { id: "compare", drawing: <CompareScene /> },
  { id: "book", drawing: <BookScene /> },
  { id: "ship", drawing: <ShipScene /> },
  { id: "track", drawing: <TrackScene /> },
] as const;

export function Steps(): ReactElement {
  return (
    <section className={section} aria-labelledby="steps-title">
      <div className={wrap}>
        <h2 id="steps-title" className={text.title}>
          {TEXTS.steps.title}
        </h2>
        <ol className={steps}>
          {DRAWINGS.map(({ id, drawing }, index) => (
            <li key={id} className={step}>
              <div className={scene} aria-hidden="true">
                {drawing}
              </div>
              <div className={node} aria-hidden="true" />
              <h3 className={`${text.h3} ${title}`}>
                <span className={`${number} ${num}`}>{index + 1}</span>
                {TEXTS.steps[id].title}
              </h3>
              <p className={stepText}>{TEXTS.steps[id].description}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function SearchScene(): ReactElement {
  return (
    <div className={paper}>
      <Line marker="door" stepLabel={TEXTS.steps.from.name} end={TEXTS.steps.from.code} />
      <Line marker="sea" stepLabel={TEXTS.steps.to.name} end={TEXTS.steps.to.code} />
      <LoadIllustration
        lines={[
          { equipment: "20GP", quantity: 1 },
          { equipment: "40HC", quantity: 1 },
        ]}
        label="One 20GP and one 40HC"
      />
    </div>
  );
}

function CompareScene(): ReactElement {
  return (
    <div className={paper}>
      <p className={`${offer} ${best} ${num}`}>
        <span className={bar.best} />
        6,282.60
      </p>
      <p className={`${offer} ${num}`}>
        <span className={bar.middle} />
        6,345.75
      </p>
      <p className={`${offer} ${num}`}>
        <span className={bar.dear} />
        6,418.00
      </p>
    </div>
  );
}

function BookScene(): ReactElement {
  return (
    <div className={paper}>
      <p className={`${total} ${num}`}>
        <small>{BRAND.currency}</small> 6,282.60
      </p>
      <span className={button}>Book Now</span>
      <svg className={pointer} viewBox="0 0 20 20">
        <path d="M4 2.5 16 9l-5.3 1.5L8 16z" fill={palette.ink[900]} stroke="#fff" strokeWidth="1.3" />
      </svg>
    </div>
  );
}

const STACKS = [
  { x: 34, colours: [palette.paint.deep, "#C7B088", palette.paint.fill] },
  { x: 62, colours: ["#48657F", palette.paint.deep, "#C7B088", palette.paint.fill] },
  { x: 90, colours: [palette.ink[700], "#48657F", palette.paint.deep] },
] as const;

function ShipScene(): ReactElement {
  return (
    <div className={paper}>
      <svg className={load} viewBox="0 0 180 92">
        {STACKS.flatMap(({ x, colours }) =>
          colours.map((colour, tier) => (
            <rect key={`${x} ${colour}`} x={x} y={50 - tier * 10.5} width="26" height="9.5" fill={colour} />
          )),
        )}
        <path d="M122 60V24h13v36z" fill={palette.sand[200]} />
        <path d="M119 22h19v5h-19zM128 12h2.5v10H128z" fill={palette.ink[700]} />
        <path d="M14 61h146l-14 18H28z" fill={palette.ink[800]} />
        <path d="M23.5 73.2h127L146 79H28z" fill={palette.accent[600]} />
        <path
          d="M2 81c8-4 14-4 22 0s14 4 22 0 14-4 22 0 14 4 22 0 14-4 22 0 14 4 22 0 14-4 22 0 14 4 22 0"
          fill="none"
          stroke="#0F6CA6"
          strokeWidth="1.6"
        />
      </svg>
    </div>
  );
}

function TrackScene(): ReactElement {
  return (
    <div className={`${paper} ${routePreview}`}>
      <Line marker="reachedRamp" stepLabel="Loaded on vessel" end="08 Dec" />
      <Line marker="reachedSea" stepLabel="Vessel departed" end="08 Dec" />
      <Line marker="sea" stepLabel="Vessel arrival" end="03 Jan" />
    </div>
  );
}

type LineProps = { readonly marker: keyof typeof stopMarker; readonly stepLabel: string; readonly end: string };

function Line({ marker, stepLabel, end: closing }: LineProps): ReactElement {
  return (
    <p className={line}>
      <span className={stopMarker[marker]} />
      {stepLabel}
      <span className={`${end} ${code}`}>{closing}</span>
    </p>
  );
}
