import type { ReactElement } from "react";
import {
  type LegStyle,
  type StopMarkerKind,
  GlyphLeg,
  RouteGlyph,
  StopMarker,
} from "../components/route-line/markers.tsx";
import { RouteLine } from "../components/route-line/route-line.tsx";
import { card } from "../styles/layout.css.ts";
import { legend, legendLine, line, row } from "./component-sheet.css.ts";
import { Section } from "./section.tsx";

const signs: readonly (readonly [StopMarkerKind, string])[] = [
  ["door", "Door"],
  ["ramp", "Inland terminal"],
  ["sea", "Sea port"],
  ["transhipment", "Transhipment"],
  ["open", "Not chosen yet"],
];
const legs: readonly (readonly [LegStyle, string])[] = [
  ["sea", "Sea"],
  ["rail", "Rail"],
  ["truck", "Truck"],
  ["done", "Sailed"],
  ["to-come", "To come"],
];

export function RouteSection(): ReactElement {
  return (
    <Section title="Route notation" width="whole">
      <div className={row}>
        {signs.map(([sign, words]) => (
          <span key={sign} className={legend}>
            <StopMarker sign={sign} /> {words}
          </span>
        ))}
        {legs.map(([sign, words]) => (
          <span key={sign} className={legend}>
            <span className={legendLine}>
              <GlyphLeg sign={sign} />
            </span>
            {words}
          </span>
        ))}
        <RouteGlyph stops={[{ sign: "door" }, { sign: "sea" }]} legs={["rail"]} />
      </div>
      <div className={`${card} ${line}`}>
        <RouteLine
          label="Route from Tughlakabad to Rotterdam"
          stops={[
            { key: "INTKD", sign: "ramp", words: "Tughlakabad" },
            { key: "INNSA", sign: "sea", words: "Nhava Sheva" },
            { key: "LKCMB", sign: "transhipment", words: "Colombo" },
            { key: "NLRTM", sign: "sea", words: "Rotterdam" },
          ]}
          legs={[
            { sign: "rail", words: "Rail, 2 days" },
            { sign: "truck", words: "Truck" },
            { sign: "sea", words: "NORRVIK ASTRID, voyage 431W" },
          ]}
        />
      </div>
      <div className={`${card} ${line}`}>
        <RouteLine
          label="Where the shipment is"
          stops={[
            { key: "POO", sign: "ramp", reached: true, words: "Tughlakabad" },
            { key: "POL", sign: "sea", reached: true, words: "Nhava Sheva" },
            { key: "POD", sign: "sea", words: "Rotterdam" },
          ]}
          legs={[{ sign: "done" }, { sign: "sea", underWay: { share: 0.8, mode: "sea" } }]}
        />
      </div>
    </Section>
  );
}
