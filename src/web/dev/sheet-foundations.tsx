import type { ReactElement } from "react";
import { Icon } from "../components/icon/icon.tsx";
import * as landingShapes from "../components/icon/landing-shapes.ts";
import * as shapes from "../components/icon/shapes.ts";
import { palette, space } from "../styles/tokens.ts";
import { num, text } from "../styles/typography.css.ts";
import { icons, legend, step, swatch, swatches } from "./component-sheet.css.ts";
import { Section } from "./section.tsx";

export function FoundationSections(): ReactElement {
  return (
    <>
      <Section title="Colour" width="whole">
        <div className={swatches}>
          {Object.entries(palette).flatMap(([family, steps]) =>
            Object.entries(steps).map(([name, hex]) => (
              <div key={`${family} ${name}`}>
                <div className={swatch} style={{ background: hex }} />
                <p className={`${text.micro} ${num}`}>{`${family} ${name}`}</p>
              </div>
            )),
          )}
        </div>
      </Section>
      <Section title="Space" width="narrow">
        {Object.entries(space).map(([name, length]) => (
          <div key={name}>
            <div className={step} style={{ width: length }} />
            <p className={`${text.micro} ${num}`}>{`${name}: ${length}`}</p>
          </div>
        ))}
      </Section>
      <Section title="Icons" width="wide">
        <div className={icons}>
          {[...Object.entries(shapes), ...Object.entries(landingShapes)].map(([name, shape]) => (
            <span key={name} className={legend}>
              <Icon shape={shape} />
              {name}
            </span>
          ))}
        </div>
      </Section>
    </>
  );
}
