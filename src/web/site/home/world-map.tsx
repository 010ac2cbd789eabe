import type { ReactElement } from "react";
import type { WorldMapTexts } from "#domain/brand";
import world from "#web/assets/world.svg";
import { dots, frame, halo, home as homeStyle, hub, lane, lanes as lanesStyle } from "./company-sections.css.ts";

/** Of world.svg (tools/art/world-map.ts). */
const [width, height] = [842.8, 441.9];

/** Land only: borders on these lanes are disputed and are not drawn. */
export function WorldMap({ texts }: { readonly texts: WorldMapTexts }): ReactElement {
  const { label, home, lanes, hubs, names } = texts;
  return (
    <div className={frame}>
      <img className={dots} src={world} alt="" width={width} height={height} loading="lazy" />
      <svg className={lanesStyle} viewBox={`83.3 0 ${width} ${height}`} role="img" aria-label={label}>
        {lanes !== null && <path className={lane} d={lanes} />}
        {hubs.map(({ x, y }) => (
          <circle key={`${x} ${y}`} className={hub} cx={x} cy={y} r="4" />
        ))}
        {names.map(({ name, x, y, before }) => (
          <text key={name} x={x} y={y} textAnchor={before ? "end" : "start"}>
            {name}
          </text>
        ))}
        {home !== null && (
          <>
            <circle className={halo} cx={home.x} cy={home.y} r="13" />
            <circle className={homeStyle} cx={home.x} cy={home.y} r="6" />
          </>
        )}
      </svg>
    </div>
  );
}
