export { deskBookingsFeature } from "./desk-routes.ts";
export { toHandOver } from "./hand-over.ts";
