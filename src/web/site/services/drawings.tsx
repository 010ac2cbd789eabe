import type { ReactElement } from "react";
import { palette } from "#web/styles/tokens.ts";
import { diagram } from "./service-page.css.ts";

const { ink, accent, sand, slate, ochre } = palette;

export function ChargeableWeight(): ReactElement {
  return (
    <svg className={diagram} viewBox="0 0 440 256" role="img" aria-label="Gross weight against volumetric weight">
      <Scale x={0} title="Carton of pillows" gross={60} volumetric={100} />
      <Scale x={230} title="Carton of valves" gross={140} volumetric={100} />
      <path d="M0 200.75H440" stroke={ink[900]} strokeWidth="1.5" />
    </svg>
  );
}

type ScaleProps = { readonly x: number; readonly title: string; readonly gross: number; readonly volumetric: number };

function Scale({ x, title, gross, volumetric }: ScaleProps): ReactElement {
  const bars = [
    { name: "Gross", kg: gross },
    { name: "Volumetric", kg: volumetric },
  ];
  const most = Math.max(gross, volumetric);
  return (
    <g>
      <text x={x} y="16" data-strong="">
        {title}
      </text>
      {bars.map(({ name, kg }, index) => (
        <g key={name}>
          <rect x={x + index * 105} y={200 - kg} width="90" height={kg} fill={kg === most ? accent[600] : sand[300]} />
          <text x={x + index * 105} y={192 - kg} data-strong="">
            {kg} kg
          </text>
          <text x={x + index * 105} y="222" data-quiet="">
            {name}
          </text>
        </g>
      ))}
      <text x={x} y="249" data-strong="">
        Charged: {most} kg
      </text>
    </g>
  );
}

const SHARES = [
  { name: "Garments", metres: 3.4, colour: ink[700] },
  { name: "Valves", metres: 2.4, colour: accent[600] },
  { name: "Tea", metres: 3.4, colour: ochre[700] },
  { name: "Tiles", metres: 2.4, colour: slate[500] },
] as const;

export function SharedContainer(): ReactElement {
  const perMetre = 36;
  const findStart = (index: number): number =>
    SHARES.slice(0, index).reduce((sum, share) => sum + share.metres * perMetre, 4);
  return (
    <svg className={diagram} viewBox="0 0 440 190" role="img" aria-label="Four part loads in one container">
      <rect x="1" y="30" width="436" height="106" fill={sand[0]} stroke={ink[900]} strokeWidth="2.5" />
      {SHARES.map(({ name, metres, colour }, index) => (
        <g key={name}>
          <rect x={findStart(index)} y="46" width={metres * perMetre - 4} height="88" fill={colour} />
          <text x={findStart(index) + 6} y="66" data-light="">
            {name}
          </text>
        </g>
      ))}
      <path d="M0 137.5H438" stroke={ink[900]} strokeWidth="3" />
      <text x="1" y="20" data-strong="">
        40HC, one shared container
      </text>
      <text x="1" y="162" data-quiet="">
        CFS at origin stuffs it
      </text>
      <text x="438" y="162" textAnchor="end" data-quiet="" data-lower="">
        CFS at destination strips it
      </text>
    </svg>
  );
}

const LOTS = [40, 86, 132, 178] as const;

export function HubFlow(): ReactElement {
  return (
    <svg className={diagram} viewBox="0 0 440 210" role="img" aria-label="One container in, many deliveries out">
      <rect x="1" y="84" width="110" height="48" fill={accent[600]} />
      <text x="10" y="113" data-light="">
        40HC in
      </text>
      <path d="M111 108H178" stroke={ink[900]} strokeWidth="2.5" />
      <path d="M178 72 236 40l58 32v84H178z" fill={sand[0]} stroke={ink[900]} strokeWidth="2.5" />
      <path d="M200 156v-52h72v52M200 121h72M200 138h72" fill="none" stroke={ink[900]} strokeWidth="2" />
      <text x="236" y="90" textAnchor="middle" data-strong="">
        Hub
      </text>
      {LOTS.map((y, index) => (
        <g key={y}>
          <path
            d={`M294 108C330 108 320 ${y} 360 ${y}`}
            fill="none"
            stroke={ink[900]}
            strokeWidth="1.5"
            strokeDasharray="5 5"
          />
          <rect x="360" y={y - 13} width="70" height="26" fill={index === 0 ? ochre[300] : sand[300]} />
          <text x="368" y={y + 5}>
            Lot {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}
