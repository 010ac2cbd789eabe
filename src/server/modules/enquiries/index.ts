export { enquiriesFeature } from "./routes.ts";
export { enquiriesSince, readEnquiries, searchEnquiries, type StoredEnquiry } from "./store.ts";
