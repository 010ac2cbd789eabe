import type { ReactElement } from "react";
import { card } from "../components/card/card.css.ts";
import type { LegSign, StationSign as Sign } from "../components/route-line/notation.ts";
import { GlyphLeg, RouteGlyph } from "../components/route-line/route-glyph.tsx";
import { RouteLine } from "../components/route-line/route-line.tsx";
import { StationSign } from "../components/route-line/station-sign.tsx";
import { legend, legendLine, line, row } from "./component-sheet.css.ts";
import { Section } from "./section.tsx";

const signs: readonly (readonly [Sign, string])[] = [
  ["door", "Door"],
  ["ramp", "Inland terminal"],
  ["sea", "Sea port"],
  ["transhipment", "Transhipment"],
  ["open", "Not chosen yet"],
];
const legs: readonly (readonly [LegSign, string])[] = [
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
            <StationSign sign={sign} /> {words}
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
