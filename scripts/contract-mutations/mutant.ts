import type { Interaction, ProviderState } from "../verify/contract.ts";
import type { Answer, OutgoingRequest } from "../verify/http.ts";
import { splitPath } from "./json-faults.ts";

/** The server that a mutant changes: the example in plain Node (levels 1 to 3), or the reference server. */
export type ServerName = "example" | "reference";

/** What is wrong: the form of an answer, an amount, what a value means, or what a call does. */
export type FaultKind = "form" | "money" | "meaning" | "behaviour";

/** One single fault of a server. A change that does not apply answers its argument itself. */
export interface Mutant {
  readonly operation: string;
  readonly server: ServerName;
  readonly fault: string;
  readonly kind: FaultKind;
  /** What the report must name: a property, `status`, `body` or a header. */
  readonly field: string;
  readonly changeStates?: (states: readonly ProviderState[], interaction: Interaction) => readonly ProviderState[];
  readonly changeRequest?: (request: OutgoingRequest, interaction: Interaction) => OutgoingRequest;
  readonly changeAnswer?: (answer: Answer) => Answer;
  /** Why the contract allows this answer: what the portal does with it. */
  readonly allowed?: string;
}

const EXAMPLE_OPERATIONS = new Set([
  "signIn",
  "signOut",
  "getProfile",
  "findFclPorts",
  "nearbyPorts",
  "searchRates",
  "bookOffer",
  "bookingPdf",
  "listQuotations",
  "quotationFile",
  "setReference",
  "dashboard",
]);

/** Optional properties that the example does not have. */
const REFERENCE_FIELDS = /^(bookedSailings|facets|haulageEstimates)\b|\.(bestMatch|contact)\b/;

export const findServer = (operation: string, field = ""): ServerName =>
  EXAMPLE_OPERATIONS.has(operation) && !REFERENCE_FIELDS.test(field) ? "example" : "reference";

export const showMutant = ({ operation, fault, field }: Mutant): string => `${operation}: ${field}: ${fault}`;

/** Whether the path of a difference names the field: itself, or as a property on the way to a value inside of it. */
export const namesField = (path: string, field: string): boolean => {
  const names = path.replaceAll(/\['([^']*)'\]/g, ".$1").replaceAll(/\[\d+\]/g, "");
  return path === field || names.split(".").includes(splitPath(field).at(-1) ?? field);
};
