export { trailFeature } from "./desk-routes.ts";
export { type NamedEntry, nameEntries } from "./name-entries.ts";
export { findActors } from "./read-filter.ts";
