export { markDeadline } from "./mark-deadline.ts";
export { deadlinesFeature } from "./routes.ts";
