export { addMargins, hasMarginRules, type MarginObstacle, readMargins, removeMargin } from "./store.ts";
