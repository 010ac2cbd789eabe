export { dashboardFeature } from "./dashboard.ts";
