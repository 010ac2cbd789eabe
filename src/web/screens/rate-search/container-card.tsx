import type { ReactElement } from "react";
import type { EquipmentCode } from "../../../domain/containers/equipment.ts";
import { equipmentOf } from "../../../domain/containers/equipment-table.ts";
import type { ContainerSelection } from "../../../domain/containers/selection.ts";
import type { FclSearchActor } from "../../../flows/fcl-search/selectors.ts";
import { ContainerFigure } from "../../components/container-figure/container-figure.tsx";
import { cross } from "../../components/icon/shapes.ts";
import { IconButton } from "../../components/icon-button/icon-button.tsx";
import { NumberStepper } from "../../components/number-stepper/number-stepper.tsx";
import { VisuallyHidden } from "../../components/visually-hidden/visually-hidden.tsx";
import { code as codeStyle } from "../../styles/typography.css.ts";
import { cardHead, cardOf, count, name as nameStyle, pick, remove } from "./containers.css.ts";
import { WeightField } from "./weight-field.tsx";

type ContainerCardProps = {
  readonly actor: FclSearchActor;
  readonly equipment: EquipmentCode;
  readonly selection: ContainerSelection;
};

/** One size of box: choose it alone by its picture, or count it up beside the others. */
export function ContainerCard({ actor, equipment, selection }: ContainerCardProps): ReactElement {
  const { name } = equipmentOf(equipment);
  const quantity = selection.quantities[equipment];
  const isChosen = quantity > 0;
  return (
    <li className={cardOf[isChosen ? "chosen" : "empty"]}>
      <div className={cardHead}>
        <b className={codeStyle}>{equipment}</b>
        {isChosen && (
          <span className={remove}>
            <IconButton
              icon={cross}
              label={`Remove ${equipment}`}
              size="small"
              iconSize="s"
              onClick={() => actor.send({ type: "draft.cardRemoved", equipment })}
            />
          </span>
        )}
      </div>
      <button
        type="button"
        className={pick}
        aria-pressed={isChosen}
        onClick={() => actor.send({ type: "draft.cardSelected", equipment })}
      >
        <VisuallyHidden>{`Select ${name} only, `}</VisuallyHidden>
        <ContainerFigure equipment={equipment} painted={isChosen} />
      </button>
      <p className={nameStyle}>{name}</p>
      <div className={count}>
        <NumberStepper
          label={equipment}
          value={quantity}
          onDecrease={() => actor.send({ type: "draft.containerTaken", equipment })}
          onIncrease={() => actor.send({ type: "draft.containerAdded", equipment })}
        />
      </div>
      {isChosen && (
        <WeightField
          equipment={equipment}
          digits={selection.weights[equipment]}
          onType={(text) => actor.send({ type: "draft.weightTyped", equipment, text })}
        />
      )}
    </li>
  );
}
