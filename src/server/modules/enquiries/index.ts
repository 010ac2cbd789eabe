export { enquiriesFeature } from "./routes.ts";
export { enquiriesSince, type StoredEnquiry } from "./store.ts";
