export { templatesFeature } from "./routes.ts";
export { templateRecords } from "./store.ts";
