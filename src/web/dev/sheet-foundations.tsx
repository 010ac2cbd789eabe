import type { ReactElement, ReactNode } from "react";
import { Icon } from "../components/icon/icon.tsx";
import * as landingShapes from "../components/icon/landing-shapes.ts";
import * as shapes from "../components/icon/shapes.ts";
import { palette, space } from "../styles/tokens.ts";
import { text, num } from "../styles/typography.css.ts";
import { narrow, whole, wide, icons, legend, step, swatch, swatches } from "./component-sheet.css.ts";

const widths = { whole, wide, narrow };

type SectionProps = { readonly title: string; readonly width: keyof typeof widths; readonly children: ReactNode };

export function Section({ title, width, children }: SectionProps): ReactElement {
  return (
    <section className={widths[width]}>
      <h2 className={text.h3}>{title}</h2>
      {children}
    </section>
  );
}

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
