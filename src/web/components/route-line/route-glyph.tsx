import { Fragment, type ReactElement } from "react";
import type { LegSign, StationSign as Sign } from "./notation.ts";
import { glyph } from "./route-glyph.css.ts";
import { StationSign } from "./station-sign.tsx";
import { direction, inline, mark } from "./stroke.css.ts";

type RouteGlyphProps = {
  readonly stops: readonly { readonly sign: Sign; readonly reached?: boolean }[];
  readonly legs: readonly LegSign[];
};

/** The line without words, between two names that stand beside it. */
export function RouteGlyph({ stops, legs }: RouteGlyphProps): ReactElement {
  return (
    <span className={`${direction.across} ${glyph}`} aria-hidden="true">
      {stops.map((stop, index) => (
        <Fragment key={`${index} ${stop.sign}`}>
          <StationSign sign={stop.sign} reached={stop.reached ?? false} />
          <GlyphLeg sign={legs[index]} />
        </Fragment>
      ))}
    </span>
  );
}

type GlyphLegProps = { readonly sign: LegSign | undefined };

/** A stroke in a row of words: the line of a glyph, a line of a legend. */
export function GlyphLeg({ sign }: GlyphLegProps): ReactElement | null {
  return sign === undefined ? null : <i className={`${direction.across} ${inline} ${mark[sign]}`} />;
}
