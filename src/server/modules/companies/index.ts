export { changeState, type CompanyDeps, type StateObstacle } from "./change-state.ts";
export { setCredit, setGroup, type CreditTerms } from "./set-terms.ts";
