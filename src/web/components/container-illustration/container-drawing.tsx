import type { ReactElement } from "react";
import type { EquipmentCode } from "#domain/containers";
import { CONTAINER_DIMENSIONS, type ContainerGeometry, toContainerGeometry } from "./container-geometry.ts";
import {
  corner,
  fan,
  fill,
  gleam,
  grille,
  letters,
  outline,
  plate,
  shadow,
  steelwork,
  unit as unitStyle,
} from "./container-illustration.css.ts";

export type Paint = "bare" | "painted";

type ContainerDrawingProps = {
  readonly equipment: EquipmentCode;
  readonly x: number;
  readonly ground: number;
  /** Drawing units per metre: the same for every container of one view. */
  readonly scale: number;
  readonly paint: Paint;
};

export function ContainerDrawing({ equipment, x, ground, scale, paint }: ContainerDrawingProps): ReactElement {
  const geometry = toContainerGeometry(CONTAINER_DIMENSIONS[equipment], x, ground, scale);
  return (
    <>
      <rect className={fill[paint]} x={geometry.x} y={geometry.top} width={geometry.width} height={geometry.height} />
      <path className={shadow[paint]} d={geometry.shadow} strokeWidth={geometry.shadowWidth} />
      {geometry.gleam !== "" && <path className={gleam[paint]} d={geometry.gleam} strokeWidth={geometry.gleamWidth} />}
      {geometry.unit && <CoolingUnit unit={geometry.unit} paint={paint} />}
      <path className={steelwork[paint]} d={geometry.rails} strokeWidth={geometry.railWidth} />
      <path className={steelwork[paint]} d={geometry.posts} strokeWidth={geometry.postWidth} />
      {geometry.corners.map((one) => (
        <rect
          key={`${one.x} ${one.y}`}
          className={corner[paint]}
          x={one.x}
          y={one.y}
          width={one.size}
          height={one.size}
        />
      ))}
      <rect
        className={outline[paint]}
        x={geometry.x + 0.5}
        y={geometry.top + 0.5}
        width={geometry.width - 1}
        height={geometry.height - 1}
      />
      {scale >= 7 && <Letters text={equipment} geometry={geometry} scale={scale} paint={paint} />}
    </>
  );
}

type CoolingUnitProps = { readonly unit: NonNullable<ContainerGeometry["unit"]>; readonly paint: Paint };

function CoolingUnit({ unit, paint }: CoolingUnitProps): ReactElement {
  return (
    <>
      <rect className={unitStyle[paint]} x={unit.x} y={unit.y} width={unit.width} height={unit.height} />
      <circle className={fan[paint]} cx={unit.fan.x} cy={unit.fan.y} r={unit.fan.r} />
      <path className={grille[paint]} d={unit.grille} />
    </>
  );
}

type LettersProps = {
  readonly text: string;
  readonly geometry: ContainerGeometry;
  readonly scale: number;
  readonly paint: Paint;
};

function Letters({ text, geometry, scale, paint }: LettersProps): ReactElement {
  const size = Math.min(12, scale * 0.95);
  const width = size * 0.62 * text.length + 6;
  return (
    <>
      <rect
        className={plate[paint]}
        x={geometry.middle.x - width / 2}
        y={geometry.middle.y - size * 0.68}
        width={width}
        height={size * 1.36}
      />
      <text className={letters[paint]} x={geometry.middle.x} y={geometry.middle.y + size * 0.36} fontSize={size}>
        {text}
      </text>
    </>
  );
}
