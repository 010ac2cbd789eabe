import type { Portal } from "../portal.ts";
import { placeLookupMachine } from "./machine.ts";

/** The place lookup over the portal's gazetteer. */
export const placeLookupFlow = ({ ask, ports }: Portal) =>
  placeLookupMachine.provide({
    actors: { findPlaces: ask((input: { readonly text: string }, signal) => ports.places.find(input.text, signal)) },
  });
