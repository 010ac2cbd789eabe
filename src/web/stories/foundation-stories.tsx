import type { ReactElement } from "react";
import { Icon } from "../components/icon/icon.tsx";
import * as landingShapes from "../components/icon/landing-shapes.ts";
import * as shapes from "../components/icon/shapes.ts";
import { palette, space, SPACES } from "../styles/tokens.ts";
import { code, faint, muted, num, text } from "../styles/typography.css.ts";
import { icons, legend, stack, step, swatch, swatches } from "./stories.css.ts";
import { type Story, stories } from "./story.ts";

function Colours(): ReactElement {
  return (
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
  );
}

function Spaces(): ReactElement {
  return (
    <>
      {SPACES.map((pixels) => (
        <div key={pixels}>
          <div className={step} style={{ width: space(pixels) }} />
          <p className={`${text.micro} ${num}`}>{`${pixels}: ${space(pixels)}`}</p>
        </div>
      ))}
    </>
  );
}

function Icons(): ReactElement {
  return (
    <div className={icons}>
      {[...Object.entries(shapes), ...Object.entries(landingShapes)].map(([name, shape]) => (
        <span key={name} className={legend}>
          <Icon shape={shape} />
          {name}
        </span>
      ))}
    </div>
  );
}

function Type(): ReactElement {
  return (
    <div className={stack}>
      <p className={text.display}>Quote to quay</p>
      <p className={text.title}>Logistics simplified</p>
      <p className={text.h1}>12 rates found</p>
      <p className={text.h2}>Price Breakdown</p>
      <p className={text.h3}>Norrvik Line</p>
      <p>Body 16/24. Search contract and spot rates from verified carriers.</p>
      <p className={`${text.small} ${muted}`}>Small 14/20. Validity 01 Dec to 31 Dec 2026.</p>
      <p className={`${text.caption} ${faint}`}>Caption 13/18. Saved on this device as you type.</p>
      <p className={`${code} ${text.h2}`}>INTKD INNSA NLRTM</p>
      <p className={num}>Thu 03 Dec 2026, 18:00</p>
    </div>
  );
}

export const FOUNDATION_STORIES: readonly Story[] = [
  ...stories("foundations", { colours: Colours, spaces: Spaces, type: Type }),
  ...stories("components", { icon: Icons }),
];
