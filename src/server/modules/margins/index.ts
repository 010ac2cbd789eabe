export {
  addMargins,
  hasMarginRules,
  listUsedNames,
  type MarginObstacle,
  readMargins,
  removeMargin,
} from "./store.ts";
