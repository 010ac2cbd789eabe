import { fromPromise } from "xstate";
import type { Portal } from "../portal.ts";
import { countryListMachine } from "./machine.ts";

/** The list of countries at this portal. */
export const countryListFlow = ({ ports }: Portal) =>
  countryListMachine.provide({ actors: { fetchAll: fromPromise(({ signal }) => ports.countries.all(signal)) } });
