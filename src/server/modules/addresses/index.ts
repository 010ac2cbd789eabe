export { addressesFeature } from "./routes.ts";
export { listAddresses, readParty } from "./store.ts";
export { addressRecords } from "./store.ts";
