export { deskQuotesFeature } from "./desk-routes.ts";
