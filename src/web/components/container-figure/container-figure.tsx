import type { ReactElement } from "react";
import type { EquipmentCode } from "#domain/containers";
import { BoxDrawing } from "./box-drawing.tsx";
import { coat, envelope, figure, ground as groundStyle, measure, measureText } from "./container-figure.css.ts";
import { dimensionsOf, ENVELOPE } from "./dimensions.ts";

type ContainerFigureProps = {
  readonly equipment: EquipmentCode;
  /** Chosen containers are painted. */
  readonly painted?: boolean;
  /** Length and height under the drawing. */
  readonly measured?: boolean;
};

const SCALE = 12;
const GROUND = ENVELOPE.height * SCALE + 2;
const WIDTH = ENVELOPE.length * SCALE + 2;

/** A container to scale, in the frame of the largest: side by side they compare as they would on the quay. */
export function ContainerFigure({ equipment, painted = false, measured = true }: ContainerFigureProps): ReactElement {
  const box = dimensionsOf[equipment];
  const height = GROUND + (measured ? 25 : 3);
  const at = { equipment, x: 1, ground: GROUND, scale: SCALE };
  return (
    <svg
      className={figure}
      viewBox={`0 0 ${WIDTH} ${height}`}
      role="img"
      aria-label={`${equipment}, ${box.length.toFixed(2)} m long, ${box.height.toFixed(2)} m high`}
    >
      <rect className={envelope} x="1" y="2" width={WIDTH - 2} height={ENVELOPE.height * SCALE} />
      <BoxDrawing {...at} paint="bare" />
      <g className={coat} data-painted={painted ? "" : undefined}>
        <BoxDrawing {...at} paint="painted" />
      </g>
      <path className={groundStyle} d={`M0 ${GROUND + 0.75}H${WIDTH}`} />
      {measured && <Measure length={box.length} height={box.height} />}
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
