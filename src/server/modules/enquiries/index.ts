export { enquiriesFeature } from "./routes.ts";
export { enquiriesSince, readEnquiries, type StoredEnquiry } from "./store.ts";
