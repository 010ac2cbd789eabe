export { COMPANY, type Company, type Office } from "./company.ts";
