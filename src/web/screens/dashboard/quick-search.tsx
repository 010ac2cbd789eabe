import { useActorRef, useSelector } from "@xstate/react";
import type { FormEvent, ReactElement } from "react";
import { loadText } from "#domain/containers";
import type { End } from "#domain/search";
import { fclSearchFlow } from "#flows/fcl-search/flow.ts";
import {
  datesOf,
  draftOf,
  type FclSearchActor,
  loadOf,
  problemAt,
  problemsOf,
  sameDates,
} from "#flows/fcl-search/selectors.ts";
import { Button } from "#web/components/button.tsx";
import { DateField } from "#web/components/date-field/date-field.tsx";
import { TextLink } from "#web/components/router-link.tsx";
import { useFlow } from "#web/portal/portal-context.tsx";
import { num } from "#web/styles/typography.css.ts";
import { PlaceField } from "../rate-search/place-field.tsx";
import { useSearchOutcome } from "../rate-search/use-search-outcome.ts";
import { search, searchFoot, send } from "./dashboard.css.ts";

/** The search form in short: from where, to where and when; the load is the one that the whole form has kept. */
export function QuickSearch(): ReactElement {
  const { machine, input } = useFlow((portal) => fclSearchFlow(portal, ""));
  const actor = useActorRef(machine, { input });
  const draft = useSelector(actor, draftOf);
  const problems = useSelector(actor, problemsOf);
  const dates = useSelector(actor, datesOf, sameDates);
  useSearchOutcome(actor);
  const enter = () => actor.send({ type: "form.entered" });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: "search.requested" });
  };
  const containers = problemAt(problems, "containers");
  return (
    <form className={search} aria-label="Quick search" onFocus={enter} onSubmit={submit} noValidate>
      <EndField actor={actor} end="origin" label="From" />
      <EndField actor={actor} end="destination" label="To" />
      <DateField
        label="Departure Date"
        value={draft.departureDate}
        min={dates.first}
        max={dates.last}
        error={problemAt(problems, "departureDate")}
        onChange={(date) => actor.send({ type: "draft.dateChosen", date })}
      />
      <div className={send}>
        <Button type="submit" size="large" wide>
          Search Rates →
        </Button>
      </div>
      <p className={`${searchFoot} ${num}`}>
        <span>{containers ?? (loadText(loadOf(draft).lines) || "No containers yet")}</span>
        <TextLink to="/rate">Containers and more</TextLink>
      </p>
    </form>
  );
}

type EndFieldProps = { readonly actor: FclSearchActor; readonly end: End; readonly label: string };

/* A port that the whole form has kept stands here too; another choice takes its place. */
function EndField({ actor, end, label }: EndFieldProps): ReactElement {
  const { place, port } = useSelector(actor, draftOf)[end];
  const problems = useSelector(actor, problemsOf);
  const isPort = place.text === "" && port.text !== "";
  const dropPort = () => actor.send({ type: "draft.portCleared", end });
  return (
    <PlaceField
      label={label}
      point={isPort ? port : place}
      error={problemAt(problems, end === "origin" ? "placeOfOrigin" : "placeOfDelivery")}
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
