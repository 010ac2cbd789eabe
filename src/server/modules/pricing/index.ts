export { pricingFeature } from "./desk-routes.ts";
export { findLostMargin } from "./lost-margin.ts";
