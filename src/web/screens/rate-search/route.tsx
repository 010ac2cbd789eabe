import { useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import type { EquipmentKind } from "#domain/containers";
import { findProblem } from "#domain/field-problem.ts";
import type { ServiceType } from "#domain/places";
import { type End, describeSwitch } from "#domain/search";
import { isSameView } from "#flows/kit/same-view.ts";
import { selectDepartureWindow } from "#flows/search/view.ts";
import { DateField } from "#web/components/date-field/date-field.tsx";
import { IconButton } from "#web/components/icon-button.tsx";
import { swap as swapIcon, home, rail, container, snowflake } from "#web/components/icon/shapes.ts";
import { StopMarker } from "#web/components/route-line/markers.tsx";
import { Segmented, type SegmentedOption } from "#web/components/segmented.tsx";
import { quietText } from "#web/kit/atoms.css.ts";
import { type FormPart, END_LABELS } from "./labels.ts";
import { PlaceField, PortField } from "./place-field.tsx";
import { hint, route, swap, endHead, end as endStyle, endTitle, choice, choiceLabel, sailing } from "./route.css.ts";

export function Route(props: FormPart): ReactElement {
  return (
    <section className={route} aria-label="Route">
      <EndFields {...props} end="origin" />
      <span className={swap}>
        <IconButton
          icon={swapIcon}
          label="Swap From and To"
          bordered
          round
          onClick={() => props.actor.send({ type: "draft.endsSwapped" })}
        />
      </span>
      <EndFields {...props} end="destination" />
      <p className={hint}>A place or a port is enough at each end. Type at least 4 letters.</p>
      <Sailing {...props} />
    </section>
  );
}

const SERVICES: readonly SegmentedOption<ServiceType>[] = [
  { value: "Ramp", label: "Ramp", icon: rail },
  { value: "Door", label: "Door", icon: home },
];

type EndFieldsProps = FormPart & { readonly end: End };

function EndFields({ actor, draft, end, problems }: EndFieldsProps): ReactElement {
  const labels = END_LABELS[end];
  const { place, port, serviceType } = draft[end];
  return (
    <div className={endStyle} role="group" aria-label={labels.title}>
      <div className={endHead}>
        <span className={endTitle}>
          <StopMarker kind={serviceType === "Door" ? "door" : "sea"} />
          {labels.title}
        </span>
        <Segmented
          label={labels.service}
          options={SERVICES}
          value={serviceType}
          onChange={(chosen) => actor.send({ type: "draft.serviceChosen", end, serviceType: chosen })}
        />
      </div>
      <PlaceField
        actor={actor}
        label={labels.place}
        point={place}
        field={labels.placeField}
        error={findProblem(problems, labels.placeField)}
        onType={(text) => actor.send({ type: "draft.placeTyped", end, text })}
        onChoose={(chosen) => actor.send({ type: "draft.placeChosen", end, place: chosen })}
        onEnter={() => actor.send({ type: "point.entered", end, point: "place" })}
        onClear={() => actor.send({ type: "draft.placeCleared", end })}
      />
      <PortField
        label={labels.port}
        point={port}
        actor={actor}
        end={end}
        placeName={place.code === null ? null : place.text}
        field={labels.portField}
        error={findProblem(problems, labels.portField)}
      />
    </div>
  );
}

const KINDS: readonly SegmentedOption<EquipmentKind>[] = [
  { value: "Dry", label: "Dry", icon: container },
  { value: "Reefer", label: "Reefer", icon: snowflake },
];

function Sailing({ actor, draft, problems }: FormPart): ReactElement {
  const dates = useSelector(actor, selectDepartureWindow, isSameView);
  return (
    <div className={sailing}>
      <DateField
        label="Departure Date"
        value={draft.departureDate}
        min={dates.first}
        max={dates.last}
        field="departureDate"
        error={findProblem(problems, "departureDate")}
        onChange={(date) => actor.send({ type: "draft.dateChosen", date })}
      />
      <div className={choice}>
        <span className={choiceLabel} aria-hidden="true">
          Equipment type
        </span>
        <Segmented
          label="Equipment type"
          options={KINDS}
          value={draft.selection.kind}
          size="large"
          wide
          onChange={(kind) => actor.send({ type: "draft.kindChosen", kind })}
        />
        <p className={quietText.caption}>{describeSwitch(draft)}</p>
      </div>
    </div>
  );
}
