export { deskBookingsFeature } from "./desk-routes.ts";
