export { accountDataFeature } from "./routes.ts";
export { streamCompanyData } from "./account-data.ts";
