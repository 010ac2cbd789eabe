import type { ReactElement } from "react";
import { LoadIllustration } from "#web/components/container-illustration/container-illustration.tsx";
import { wrap } from "#web/styles/layout.css.ts";
import { num, text, code } from "#web/styles/typography.css.ts";
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

interface Step {
  readonly name: string;
  readonly stepLabel: string;
  readonly drawing: ReactElement;
}

const STEPS: readonly Step[] = [
  { name: "Search", stepLabel: "Enter origin, destination, date and containers.", drawing: <SearchScene /> },
  { name: "Compare", stepLabel: "See spot and contract rates, charge by charge.", drawing: <CompareScene /> },
  { name: "Book", stepLabel: "Confirm the quote and get the PDF immediately.", drawing: <BookScene /> },
  { name: "Ship", stepLabel: "We handle origin, ocean and destination.", drawing: <ShipScene /> },
  { name: "Track", stepLabel: "Track every move until the container is delivered.", drawing: <TrackScene /> },
];

export function Steps(): ReactElement {
  return (
    <section className={section} aria-labelledby="steps-title">
      <div className={wrap}>
        <h2 id="steps-title" className={text.title}>
          Logistics simplified
        </h2>
        <ol className={steps}>
          {STEPS.map(({ name, stepLabel, drawing }, index) => (
            <li key={name} className={step}>
              <div className={scene} aria-hidden="true">
                {drawing}
              </div>
              <div className={node} aria-hidden="true" />
              <h3 className={`${text.h3} ${title}`}>
                <span className={`${number} ${num}`}>{index + 1}</span>
                {name}
              </h3>
              <p className={stepText}>{stepLabel}</p>
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
      <Line marker="door" stepLabel="Tughlakabad" end="INTKD" />
      <Line marker="sea" stepLabel="Rotterdam" end="NLRTM" />
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
        <small>USD</small> 6,282.60
      </p>
      <span className={button}>Book Now</span>
      <svg className={pointer} viewBox="0 0 20 20">
        <path d="M4 2.5 16 9l-5.3 1.5L8 16z" fill="#0B1A2B" stroke="#fff" strokeWidth="1.3" />
      </svg>
    </div>
  );
}

const STACKS = [
  { x: 34, colours: ["#A3281B", "#C7B088", "#BE2F20"] },
  { x: 62, colours: ["#48657F", "#A3281B", "#C7B088", "#BE2F20"] },
  { x: 90, colours: ["#22384F", "#48657F", "#A3281B"] },
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
        <path d="M122 60V24h13v36z" fill="#E4E2DC" />
        <path d="M119 22h19v5h-19zM128 12h2.5v10H128z" fill="#22384F" />
        <path d="M14 61h146l-14 18H28z" fill="#13273D" />
        <path d="M23.5 73.2h127L146 79H28z" fill="#C8281A" />
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
