import { type ReactElement, useId, useRef } from "react";
import { listEquipment, type EquipmentCode, getEquipment } from "#domain/containers";
import { findProblem } from "#domain/field-problem.ts";
import { describeOnly } from "#domain/search";
import { ContainerIllustration } from "#web/components/container-illustration/container-illustration.tsx";
import { FieldNote } from "#web/components/field.tsx";
import { IconButton } from "#web/components/icon-button.tsx";
import { cross } from "#web/components/icon/shapes.ts";
import { NumberStepper } from "#web/components/number-stepper.tsx";
import { text, code as codeStyle } from "#web/styles/typography.css.ts";
import {
  cards,
  footnote,
  head,
  note,
  section,
  cardHead,
  cardState,
  choice,
  count,
  name as nameStyle,
  only,
  pick,
  remove,
  tip,
} from "./containers.css.ts";
import type { FormPart } from "./labels.ts";
import { WeightField } from "./weight-field.tsx";

export const CONTAINERS_ID = "containers";

export function Containers(props: FormPart): ReactElement {
  const titleId = useId();
  const noteId = useId();
  const problem = findProblem(props.problems, "containers");
  return (
    <section
      id={CONTAINERS_ID}
      className={section}
      tabIndex={-1}
      data-field="containers"
      aria-labelledby={titleId}
      {...(problem === undefined ? {} : { "aria-describedby": noteId, "data-problem": "" })}
    >
      <div className={head}>
        <h2 className={text.h3} id={titleId}>
          Containers
        </h2>
        <p className={note}>Plus adds a size. “Only” keeps one size. Drawn to scale.</p>
      </div>
      <FieldNote id={noteId} error={problem} />
      <div className={cards[props.draft.selection.kind]}>
        {listEquipment(props.draft.selection.kind).map((code) => (
          <ContainerCard key={code} {...props} equipment={code} />
        ))}
      </div>
      <p className={footnote}>
        Weight in kilograms, tonnes or pounds: 22500, 22.5 t, 49 600 lb. Cargo only, without the weight of the
        container.
      </p>
    </section>
  );
}

type ContainerCardProps = FormPart & { readonly equipment: EquipmentCode };

function ContainerCard({ actor, draft, equipment, problems }: ContainerCardProps): ReactElement {
  const card = useRef<HTMLDivElement>(null);
  const { name } = getEquipment(equipment);
  const quantity = draft.selection.quantities[equipment];
  const isChosen = quantity > 0;
  const removeCard = () => {
    actor.send({ type: "draft.cardRemoved", equipment });
    /* The remove button is disabled at 0: the focus goes to the button that adds the size again. */
    card.current?.querySelector<HTMLElement>("output + button")?.focus();
  };
  return (
    <div
      ref={card}
      role="group"
      aria-label={`${equipment}, ${name}`}
      className={cardState[isChosen ? "chosen" : "empty"]}
    >
      <div className={cardHead}>
        <b className={codeStyle}>{equipment}</b>
        <span className={remove}>
          <IconButton
            icon={cross}
            label={`Remove ${equipment}`}
            size="small"
            iconSize="s"
            disabled={!isChosen}
            onClick={removeCard}
          />
        </span>
      </div>
      <div className={choice}>
        <div className={pick}>
          <ContainerIllustration equipment={equipment} painted={isChosen} />
        </div>
        <p className={nameStyle}>{name}</p>
        <ShipperOwned
          equipment={equipment}
          effect={describeOnly(draft, equipment)}
          onPress={() => actor.send({ type: "draft.cardSelected", equipment })}
        />
      </div>
      <div className={count}>
        <NumberStepper
          label={equipment}
          value={quantity}
          onDecrease={() => actor.send({ type: "draft.containerTaken", equipment })}
          onIncrease={() => actor.send({ type: "draft.containerAdded", equipment })}
        />
      </div>
      <WeightField
        equipment={equipment}
        text={draft.selection.weights[equipment]}
        isDisabled={!isChosen}
        error={findProblem(problems, `weight ${equipment}`)}
        onType={(text) => actor.send({ type: "draft.weightTyped", equipment, text })}
        onEnter={() => actor.send({ type: "draft.weightEntered", equipment })}
      />
    </div>
  );
}

type ShipperOwnedProps = {
  readonly equipment: EquipmentCode;
  readonly effect: string | null;
  readonly onPress: () => void;
};

function ShipperOwned({ equipment, effect, onPress }: ShipperOwnedProps): ReactElement {
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={only}
        aria-disabled={effect === null ? true : undefined}
        aria-describedby={effect === null ? undefined : id}
        onClick={() => {
          if (effect !== null) onPress();
        }}
      >
        Only {equipment}
      </button>
      {effect !== null && (
        <span id={id} role="tooltip" className={tip}>
          {effect}
        </span>
      )}
    </>
  );
}
