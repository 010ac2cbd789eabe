export { changeState, type CompanyDeps, type StateObstacle } from "./change-state.ts";
export { companiesFeature } from "./routes.ts";
export { setCredit, setGroup, type CreditTerms } from "./set-terms.ts";
