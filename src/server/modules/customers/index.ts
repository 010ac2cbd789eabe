export { customersFeature } from "./desk-routes.ts";
