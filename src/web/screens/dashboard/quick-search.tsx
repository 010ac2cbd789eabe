import { useActorRef, useSelector } from "@xstate/react";
import type { FormEvent, ReactElement } from "react";
import { formatLoad } from "#domain/containers";
import { findProblem } from "#domain/field-problem.ts";
import type { End } from "#domain/search";
import { isSameView } from "#flows/kit/same-view.ts";
import { searchFlow } from "#flows/search/machine.ts";
import {
  selectDepartureWindow,
  selectDraft,
  type SearchActor,
  summariseDraftLoad,
  selectProblems,
} from "#flows/search/view.ts";
import { Button } from "#web/components/button.tsx";
import { DateField } from "#web/components/date-field/date-field.tsx";
import { TextLink } from "#web/components/router-link.tsx";
import { useFlow } from "#web/portal/portal-context.tsx";
import { num } from "#web/styles/typography.css.ts";
import { PlaceField } from "../rate-search/place-field.tsx";
import { useSearchOutcome } from "../rate-search/use-search-outcome.ts";
import { search, searchFoot, send } from "./dashboard.css.ts";

export function QuickSearch(): ReactElement {
  const { machine } = useFlow((portal) => searchFlow(portal, ""));
  const actor = useActorRef(machine);
  const draft = useSelector(actor, selectDraft);
  const problems = useSelector(actor, selectProblems);
  const dates = useSelector(actor, selectDepartureWindow, isSameView);
  useSearchOutcome(actor);
  const enter = () => actor.send({ type: "form.entered" });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: "search.requested" });
  };
  const containers = findProblem(problems, "containers");
  return (
    <form className={search} aria-label="Quick search" onFocus={enter} onSubmit={submit} noValidate>
      <EndField actor={actor} end="origin" label="From" />
      <EndField actor={actor} end="destination" label="To" />
      <DateField
        label="Departure Date"
        value={draft.departureDate}
        min={dates.first}
        max={dates.last}
        error={findProblem(problems, "departureDate")}
        onChange={(date) => actor.send({ type: "draft.dateChosen", date })}
      />
      <div className={send}>
        <Button type="submit" size="large" wide>
          Search Rates →
        </Button>
      </div>
      <p className={`${searchFoot} ${num}`}>
        <span>{containers ?? (formatLoad(summariseDraftLoad(draft).lines) || "No containers yet")}</span>
        <TextLink to="/rate">Containers and more</TextLink>
      </p>
    </form>
  );
}

type EndFieldProps = { readonly actor: SearchActor; readonly end: End; readonly label: string };

/* A port saved by the full form is shown here, too; another choice replaces it. */
function EndField({ actor, end, label }: EndFieldProps): ReactElement {
  const { place, port } = useSelector(actor, selectDraft)[end];
  const problems = useSelector(actor, selectProblems);
  const isPort = place.text === "" && port.text !== "";
  const dropPort = () => actor.send({ type: "draft.portCleared", end });
  return (
    <PlaceField
      actor={actor}
      label={label}
      point={isPort ? port : place}
      error={findProblem(problems, end === "origin" ? "placeOfOrigin" : "placeOfDelivery")}
      onType={(text) => {
        dropPort();
        actor.send({ type: "draft.placeTyped", end, text });
      }}
      onChoose={(chosen) => {
        dropPort();
        actor.send({ type: "draft.placeChosen", end, place: chosen });
      }}
      onEnter={() => actor.send({ type: "point.entered", end, point: isPort ? "port" : "place" })}
      onClear={() => {
        dropPort();
        actor.send({ type: "draft.placeCleared", end });
      }}
    />
  );
}
