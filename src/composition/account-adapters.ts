/* What the account page alone calls the API with. */
export { createAccount } from "#adapters/http/account.ts";
export { createCompany } from "#adapters/http/company.ts";
export { createIntegrations } from "#adapters/http/integrations.ts";
export { createSecondFactor } from "#adapters/http/second-factor.ts";
