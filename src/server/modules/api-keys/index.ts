export { keyAuthenticator } from "./authenticate-key.ts";
export { apiKeysFeature } from "./routes.ts";
export { keyRecords, listKeysOfAll, revokeKey } from "./store.ts";
