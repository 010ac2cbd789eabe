export { deskInboxFeature } from "./desk-routes.ts";
export { readTransports, toSearchedTransport } from "./read-transport.ts";
