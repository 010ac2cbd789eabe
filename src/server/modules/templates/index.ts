export { templatesFeature } from "./routes.ts";
