import type { ReactElement } from "react";
import type { End } from "#domain/search";
import type { ServiceType } from "#domain/places";
import { findProblem } from "#flows/search/view.ts";
import { home, rail } from "#web/components/icon/shapes.ts";
import { StopMarker } from "#web/components/route-line/markers.tsx";
import { Segmented, type SegmentedOption } from "#web/components/segmented.tsx";
import { END_WORDS } from "./ends.ts";
import type { FormPart } from "./form-part.ts";
import { PlaceField } from "./place-field.tsx";
import { PortField } from "./port-field.tsx";
import { endHead, end as endStyle, endTitle } from "./route.css.ts";

const SERVICES: readonly SegmentedOption<ServiceType>[] = [
  { value: "Ramp", label: "Ramp", icon: rail },
  { value: "Door", label: "Door", icon: home },
];

type EndFieldsProps = FormPart & { readonly end: End };

/** One end of the journey: how the cargo is handed over there, the place, and the port. */
export function EndFields({ actor, draft, end, problems }: EndFieldsProps): ReactElement {
  const words = END_WORDS[end];
  const { place, port, serviceType } = draft[end];
  return (
    <div className={endStyle} role="group" aria-label={words.title}>
      <div className={endHead}>
        <span className={endTitle}>
          <StopMarker sign={serviceType === "Door" ? "door" : "sea"} />
          {words.title}
        </span>
        <Segmented
          label={words.service}
          options={SERVICES}
          value={serviceType}
          onChange={(chosen) => actor.send({ type: "draft.serviceChosen", end, serviceType: chosen })}
        />
      </div>
      <PlaceField
        label={words.place}
        point={place}
        field={words.placeField}
        error={findProblem(problems, words.placeField)}
        onType={(text) => actor.send({ type: "draft.placeTyped", end, text })}
        onChoose={(chosen) => actor.send({ type: "draft.placeChosen", end, place: chosen })}
        onEnter={() => actor.send({ type: "point.entered", end, point: "place" })}
        onClear={() => actor.send({ type: "draft.placeCleared", end })}
      />
      <PortField
        label={words.port}
        point={port}
        actor={actor}
        end={end}
        placeName={place.code === null ? null : place.text}
        field={words.portField}
        error={findProblem(problems, words.portField)}
      />
    </div>
  );
}
