export { linksFeature } from "./routes.ts";
export {
  addLink,
  findActiveLink,
  isRevoked,
  linkRecords,
  listLinksOfAll,
  lockActiveLink,
  recordOpening,
  revokeAnyLink,
} from "./store.ts";
export type { StoredLink } from "./tables.ts";
