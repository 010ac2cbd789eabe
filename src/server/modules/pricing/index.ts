export { pricingFeature } from "./desk-routes.ts";
