import type { ReactElement } from "react";
import world from "#web/assets/world.svg";
import { dots, frame, halo, home, hub, lane, lanes } from "./company-sections.css.ts";
import { WORLD } from "./lanes.ts";

/** Land only: borders on these lanes are disputed and are not drawn. */
export function WorldMap(): ReactElement {
  const [, , width = "0", height = "0"] = WORLD.box.split(" ");
  return (
    <div className={frame}>
      <img className={dots} src={world} alt="" width={width} height={height} loading="lazy" />
      <svg className={lanes} viewBox={WORLD.box} role="img" aria-label="World map with hubs and trade lanes from India">
        <path className={lane} d={WORLD.lanes} />
        {WORLD.hubs.map(({ x, y }) => (
          <circle key={`${x} ${y}`} className={hub} cx={x} cy={y} r="4" />
        ))}
        {WORLD.names.map(({ name, x, y, before }) => (
          <text key={name} x={x} y={y} textAnchor={before ? "end" : "start"}>
            {name}
          </text>
        ))}
        <circle className={halo} cx={WORLD.home.x} cy={WORLD.home.y} r="13" />
        <circle className={home} cx={WORLD.home.x} cy={WORLD.home.y} r="6" />
      </svg>
    </div>
  );
}
