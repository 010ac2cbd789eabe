export { accountDataFeature } from "./routes.ts";
