import type { ReactElement } from "react";
import { wrap } from "#web/styles/layout.css.ts";
import { num, text } from "#web/styles/typography.css.ts";
import { section } from "../layout/page.css.ts";
import { BookScene, CompareScene, SearchScene, ShipScene, TrackScene } from "./step-scenes.tsx";
import { node, number, scene, step, steps, title, words as wordsStyle } from "./steps.css.ts";

interface Step {
  readonly name: string;
  readonly words: string;
  readonly drawing: ReactElement;
}

const STEPS: readonly Step[] = [
  { name: "Search", words: "Enter origin, destination, date and containers.", drawing: <SearchScene /> },
  { name: "Compare", words: "See spot and contract rates, charge by charge.", drawing: <CompareScene /> },
  { name: "Book", words: "Confirm the quote and get the PDF immediately.", drawing: <BookScene /> },
  { name: "Ship", words: "We handle origin, ocean and destination.", drawing: <ShipScene /> },
  { name: "Track", words: "Track every move until the container is delivered.", drawing: <TrackScene /> },
];

export function Steps(): ReactElement {
  return (
    <section className={section} aria-labelledby="steps-title">
      <div className={wrap}>
        <h2 id="steps-title" className={text.title}>
          Logistics simplified
        </h2>
        <ol className={steps}>
          {STEPS.map(({ name, words, drawing }, index) => (
            <li key={name} className={step}>
              <div className={scene} aria-hidden="true">
                {drawing}
              </div>
              <div className={node} aria-hidden="true" />
              <h3 className={`${text.h3} ${title}`}>
                <span className={`${number} ${num}`}>{index + 1}</span>
                {name}
              </h3>
              <p className={wordsStyle}>{words}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
