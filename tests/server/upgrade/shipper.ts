import { DEMO_LOGIN } from "#server/demo/accounts.ts";
import { type CredentialHeaders, signInAs } from "#tests/server/support/app.ts";
import type { UpgradeApp } from "./open-app.ts";

type Query = Readonly<Record<string, string>>;

/** Calls of one signed-in shipper; a call that is refused fails. */
export interface Shipper {
  readonly headers: CredentialHeaders;
  readonly get: <T>(url: string, query?: Query) => Promise<T>;
  readonly send: <T>(method: "POST" | "PUT", url: string, payload?: object, key?: string) => Promise<T>;
  readonly download: (url: string) => Promise<Buffer>;
}

const checked = (url: string, statusCode: number, body: string): void => {
  if (statusCode >= 300) throw new Error(`${url} was answered ${statusCode}: ${body.slice(0, 500)}`);
};

/** A shipper with these credentials. */
export const callAs = ({ app }: UpgradeApp, headers: CredentialHeaders): Shipper => {
  let keys = 0;
  return {
    headers,
    get: async (url, query = {}) => {
      const answer = await app.inject({ method: "GET", url: `/api${url}`, query, headers });
      checked(url, answer.statusCode, answer.body);
      return answer.json();
    },
    send: async (method, url, payload, key = `upgrade-key-${++keys}`) => {
      const answer = await app.inject({
        method,
        url: `/api${url}`,
        headers: { ...headers, "idempotency-key": key },
        ...(payload === undefined ? {} : { payload }),
      });
      checked(url, answer.statusCode, answer.body);
      return answer.json();
    },
    download: async (url) => {
      const answer = await app.inject({ method: "GET", url: `/api${url}`, headers });
      checked(url, answer.statusCode, answer.body);
      return answer.rawPayload;
    },
  };
};

export const signIn = async (app: UpgradeApp): Promise<Shipper> =>
  callAs(app, await signInAs(app.app, DEMO_LOGIN.email, DEMO_LOGIN.password));
