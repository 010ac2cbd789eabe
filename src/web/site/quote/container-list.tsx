import type { ReactElement } from "react";
import { type EquipmentCode, EQUIPMENT_CODES, getEquipment } from "#domain/containers";
import { ContainerDrawing } from "#web/components/container-illustration/container-drawing.tsx";
import { ENVELOPE } from "#web/components/container-illustration/container-geometry.ts";
import { Icon } from "#web/components/icon/icon.tsx";
import { check } from "#web/components/icon/shapes.ts";
import { code as codeStyle, num } from "#web/styles/typography.css.ts";
import * as css from "./container-list.css.ts";

type ContainerListProps = {
  readonly id: string;
  readonly chosen: EquipmentCode;
  readonly active: EquipmentCode;
  readonly onChoose: (code: EquipmentCode) => void;
  readonly onClose: () => void;
};

export function ContainerList({ id, chosen, active, onChoose, onClose }: ContainerListProps): ReactElement {
  return (
    <>
      <div className={css.backdrop} aria-hidden="true" onClick={onClose} />
      {/* A press in the list must not take the focus from its button. */}
      <div
        className={css.list}
        id={id}
        role="listbox"
        aria-label="Container type"
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
      >
        {(["Dry", "Reefer"] as const).map((kind) => (
          <div key={kind} role="group" aria-label={kind}>
            <div className={css.kind} aria-hidden="true">
              {kind}
            </div>
            {EQUIPMENT_CODES.map(getEquipment)
              .filter((one) => one.kind === kind)
              .map(({ code, name, volumeCbm }) => (
                <button
                  key={code}
                  type="button"
                  id={`${id}${code}`}
                  className={code === active ? css.activeOption : css.option}
                  role="option"
                  tabIndex={-1}
                  aria-selected={code === chosen}
                  onClick={() => onChoose(code)}
                >
                  <Drawing equipment={code} painted={code === chosen} />
                  <span>
                    <b className={codeStyle}>{code}</b>{" "}
                    <span className={`${css.volume} ${num}`}>{`${Math.floor(volumeCbm)}\u00a0CBM`}</span>
                    <small className={css.name}>{name}</small>
                  </span>
                  {code === chosen && (
                    <span className={css.mark}>
                      <Icon shape={check} />
                    </span>
                  )}
                </button>
              ))}
          </div>
        ))}
      </div>
    </>
  );
}

/* Below the scale at which a container shows its letters. */
const SCALE = 6.9;
const WIDTH = ENVELOPE.length * SCALE + 2;
const GROUND = ENVELOPE.height * SCALE + 2;

function Drawing({
  equipment,
  painted,
}: {
  readonly equipment: EquipmentCode;
  readonly painted: boolean;
}): ReactElement {
  return (
    <svg className={css.drawing} viewBox={`0 0 ${WIDTH} ${GROUND + 2}`} aria-hidden="true">
      <ContainerDrawing
        equipment={equipment}
        x={1}
        ground={GROUND}
        scale={SCALE}
        paint={painted ? "painted" : "bare"}
      />
      <path className={css.ground} d={`M0 ${GROUND + 1}H${WIDTH}`} />
    </svg>
  );
}
