import { useActorRef, useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import { suggestPorts, type LclPlace, listPlaces } from "#domain/lcl";
import { findLookupHint, startsLookup } from "#domain/places";
import { isSameView } from "#flows/kit/same-view.ts";
import { type LclActor, lclPortsView, type LclPortsView, selectLclDraft } from "#flows/lcl/view.ts";
import { placeLookupFlow, placeLookupView, type PlaceLookupView } from "#flows/places.ts";
import type { ComboboxList, ComboboxOption } from "#web/components/combobox/options.ts";
import { anchor, mapPin } from "#web/components/icon/shapes.ts";
import { toLclQuestion } from "#web/messages/desk-questions.ts";
import { useFlow } from "#web/portal/portal-context.tsx";
import { LookupField } from "../rate-search/lookup-field.tsx";

type PortFieldProps = {
  readonly actor: LclActor;
  readonly end: "origin" | "destination";
  readonly label: string;
  readonly field?: string;
  readonly text: string;
  readonly error: string | undefined;
};

export function PortField({ actor, end, label, field, text, error }: PortFieldProps): ReactElement {
  const ports = useSelector(actor, lclPortsView, isSameView);
  const listed = ports.kind === "known" ? ports.places.find(({ name }) => name === text) : undefined;
  const lookup = useActorRef(useFlow(placeLookupFlow), { input: { kind: "place-and-nearby" } });
  const lookupView = useSelector(lookup, placeLookupView);
  const change = (name: string) => actor.send({ type: "draft.changed", changes: { [end]: name } });
  const type = (typed: string) => {
    change(typed);
    const isListed = ports.kind === "known" && suggestPorts(ports.places, typed).shown.length > 0;
    lookup.send(isListed ? { type: "lookup.ended" } : { type: "text.typed", text: typed });
  };
  const list = portList(ports, text, lookupView);
  const question = toLclQuestion(useSelector(actor, selectLclDraft));
  return (
    <LookupField
      label={label}
      field={field}
      icon={anchor}
      placeholder="Name of the port"
      text={text}
      chosenKey={listed?.name}
      code={listed?.code ?? undefined}
      error={error}
      list={list}
      onTextChange={type}
      onEnter={() => actor.send({ type: "port.entered", end })}
      onChoose={({ name }) => change(name)}
      onClear={() => change("")}
      question={list.status === "empty" ? question : null}
    />
  );
}

const counted = (shown: number, more: number): string => {
  if (more > 0) return `${shown} of ${shown + more} ports: keep typing`;
  return shown === 1 ? "1 port" : `${shown} ports`;
};

const BADGES = { sea: { kind: "sea", text: "Sea" }, inland: { kind: "inland", text: "Inland" } } as const;

const toOption = ({ name, country, code, kind }: LclPlace): ComboboxOption => ({
  key: name,
  name,
  icon: kind === "inland" ? mapPin : anchor,
  ...(country === null ? {} : { detail: country }),
  ...(kind === null ? {} : { badge: BADGES[kind] }),
  ...(code === null ? {} : { code }),
});

/** Best match first; if no name or code matches, the places found by the gazetteer and the ports near them. */
export const portList = (
  ports: LclPortsView,
  typed: string,
  lookup: PlaceLookupView = { kind: "idle" },
): ComboboxList => {
  if (!startsLookup("lcl-port", typed)) return { status: "hint", text: findLookupHint("lcl-port") };
  if (ports.kind === "loading") return { status: "looking-up", text: "Looking up ports..." };
  if (ports.kind === "failed") {
    return { status: "failed", text: "Failed to fetch ports", advice: "Search Rates tries again." };
  }
  const { shown, more } = suggestPorts(ports.places, typed);
  if (shown.length === 0 && lookup.kind === "looking-up") return { status: "looking-up", text: "Looking up ports..." };
  if (shown.length === 0) {
    const codes = lookup.kind === "found" ? lookup.groups.flatMap((group) => group.places.map(({ code }) => code)) : [];
    const listed = listPlaces(ports.places, [...new Set(codes)]);
    if (listed.length > 0)
      return {
        status: "options",
        groups: [{ key: "ports", options: listed.map(toOption) }],
        summary: counted(listed.length, 0),
      };
    return { status: "empty", text: "No ports found", advice: "Check the spelling, or try a nearby port." };
  }
  const options = shown.map(toOption);
  return { status: "options", groups: [{ key: "ports", options }], summary: counted(shown.length, more) };
};
