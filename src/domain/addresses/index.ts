export {
  EMPTY_PARTY,
  findAddressProblems,
  findMaxAddressLength,
  isSameParty,
  MAX_ADDRESSES,
  type MergedParty,
  mergeParties,
  type SavedAddress,
  searchAddresses,
  trimParty,
} from "./address.ts";
