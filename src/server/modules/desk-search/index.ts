export { deskSearchFeature } from "./desk-routes.ts";
