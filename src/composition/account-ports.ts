import type { Api, ApiSettings } from "#adapters/http/client.ts";
import type { CountriesPort } from "#ports/countries.ts";
import type { DashboardPort } from "#ports/dashboard.ts";
import type { PasswordResetPort } from "#ports/password-reset.ts";
import type { SignupPort } from "#ports/signup.ts";
import { arriving } from "./arriving.ts";

/* The ports of opening an account, of a forgotten password and of the home: fetched with their first call. */

export const signupLater = (api: Api, settings: ApiSettings): SignupPort => {
  const signup = arriving(async () => (await import("#adapters/http/signup.ts")).createSignup(api, settings));
  return {
    sendCode: (email, signal) => signup((port) => port.sendCode(email, signal)),
    verifyCode: (typed, signal) => signup((port) => port.verifyCode(typed, signal)),
    create: (account, signal) => signup((port) => port.create(account, signal)),
  };
};

export const countriesLater = (api: Api, settings: ApiSettings): CountriesPort => {
  const countries = arriving(async () => (await import("#adapters/http/countries.ts")).createCountries(api, settings));
  return { all: (signal) => countries((port) => port.all(signal)) };
};

export const passwordResetLater = (api: Api, settings: ApiSettings): PasswordResetPort => {
  const reset = arriving(async () =>
    (await import("#adapters/http/password-reset.ts")).createPasswordReset(api, settings),
  );
  return {
    askForLink: (email, signal) => reset((port) => port.askForLink(email, signal)),
    change: (change, signal) => reset((port) => port.change(change, signal)),
  };
};

export const dashboardLater = (api: Api, settings: ApiSettings): DashboardPort => {
  const dashboard = arriving(async () => (await import("#adapters/http/dashboard.ts")).createDashboard(api, settings));
  return { load: (signal) => dashboard((port) => port.load(signal)) };
};
