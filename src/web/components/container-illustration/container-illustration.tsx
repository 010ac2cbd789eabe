import type { ReactElement } from "react";
import type { EquipmentCode } from "#domain/containers";
import { num } from "#web/styles/typography.css.ts";
import { ContainerDrawing } from "./container-drawing.tsx";
import { CONTAINER_DIMENSIONS, ENVELOPE } from "./container-geometry.ts";
import {
  coat,
  envelope,
  figure,
  ground as groundStyle,
  measure,
  measureText,
  load,
  partly,
  quay,
} from "./container-illustration.css.ts";

type ContainerIllustrationProps = {
  readonly equipment: EquipmentCode;
  readonly painted?: boolean;
  readonly measured?: boolean;
};

const SCALE = 12;
const GROUND = ENVELOPE.height * SCALE + 2;
const WIDTH = ENVELOPE.length * SCALE + 2;

export function ContainerIllustration({
  equipment,
  painted = false,
  measured = true,
}: ContainerIllustrationProps): ReactElement {
  const dimensions = CONTAINER_DIMENSIONS[equipment];
  const height = GROUND + (measured ? 25 : 3);
  const at = { equipment, x: 1, ground: GROUND, scale: SCALE };
  return (
    <svg
      className={figure}
      viewBox={`0 0 ${WIDTH} ${height}`}
      role="img"
      aria-label={`${equipment}, ${dimensions.length.toFixed(2)} m long, ${dimensions.height.toFixed(2)} m high`}
    >
      <rect className={envelope} x="1" y="2" width={WIDTH - 2} height={ENVELOPE.height * SCALE} />
      <ContainerDrawing {...at} paint="bare" />
      <g className={coat} data-painted={painted ? "" : undefined}>
        <ContainerDrawing {...at} paint="painted" />
      </g>
      <path className={groundStyle} d={`M0 ${GROUND + 0.75}H${WIDTH}`} />
      {measured && <Measure length={dimensions.length} height={dimensions.height} />}
    </svg>
  );
}

type MeasureProps = { readonly length: number; readonly height: number };

function Measure({ length, height }: MeasureProps): ReactElement {
  const end = length * SCALE + 0.5;
  return (
    <>
      <path className={measure} d={`M1.5 ${GROUND + 5}v6M${end} ${GROUND + 5}v6M1.5 ${GROUND + 8}H${end}`} />
      <text className={measureText} x="1.5" y={GROUND + 22}>
        {`${length.toFixed(2)} m × ${height.toFixed(2)} m`}
      </text>
    </>
  );
}

type LoadIllustrationProps = {
  readonly lines: readonly { readonly equipment: EquipmentCode; readonly quantity: number }[];
  /** "Load: two 20GP and one 40HC". */
  readonly label: string;
  /** Containers drawn at most; the rest is a number. */
  readonly limit?: number;
};

const LOAD_SCALE = 13.2;
const GAP = 5;
const LOAD_GROUND = ENVELOPE.height * LOAD_SCALE + 2;

export function LoadIllustration({ lines, label, limit = 6 }: LoadIllustrationProps): ReactElement | null {
  const all = lines.flatMap((line) => Array.from({ length: line.quantity }, () => line.equipment));
  const shown = all.slice(0, limit);
  if (shown.length === 0) return null;
  const widths = shown.map((equipment) => CONTAINER_DIMENSIONS[equipment].length * LOAD_SCALE + GAP);
  const findStart = (index: number): number => widths.slice(0, index).reduce((sum, width) => sum + width, 0);
  const width = findStart(shown.length) - GAP;
  const hidden = all.length - shown.length;
  // Never narrower than three 20-foot containers: a single one would fill the width.
  const view = Math.max(width, 6.06 * LOAD_SCALE * 3);
  const drawing = (
    <svg className={load} viewBox={`0 0 ${view} ${LOAD_GROUND + 4}`} role="img" aria-label={label}>
      {shown.map((equipment, index) => (
        <ContainerDrawing
          key={`${index} ${equipment}`}
          equipment={equipment}
          x={findStart(index)}
          ground={LOAD_GROUND}
          scale={LOAD_SCALE}
          paint="painted"
        />
      ))}
      <path className={quay} d={`M0 ${LOAD_GROUND + 2}H${width}`} />
    </svg>
  );
  if (hidden === 0) return drawing;
  return (
    <div className={partly}>
      {drawing}
      <b className={num}>+{hidden}</b>
    </div>
  );
}
