export { templateRecords, templatesFeature } from "./templates.ts";
