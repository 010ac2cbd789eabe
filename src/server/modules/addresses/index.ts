export { addressRecords, addresses, addressesFeature, readParty } from "./addresses.ts";
