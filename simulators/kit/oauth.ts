import { createHash } from "node:crypto";
import { type CarrierContext, headerOf, json, type SimulatorAnswer, type SimulatorRequest } from "./http.ts";

export interface OAuthSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scopes: readonly string[];
  readonly expiresInSeconds: number;
}

interface Token {
  readonly scopes: readonly string[];
  readonly expiresAt: number;
}

const credentialsOf = (request: SimulatorRequest, form: URLSearchParams): readonly [string, string] => {
  const basic = /^Basic (.+)$/.exec(headerOf(request, "authorization") ?? "")?.[1];
  if (basic === undefined) return [form.get("client_id") ?? "", form.get("client_secret") ?? ""];
  const [id = "", secret = ""] = Buffer.from(basic, "base64").toString("utf8").split(":").map(decodeURIComponent);
  return [id, secret];
};

/** OAuth2 client credentials (RFC 6749, section 4.4) with opaque tokens that end by the simulator's clock. */
export const createOAuth = (context: CarrierContext, settings: OAuthSettings) => {
  let tokens = new Map<string, Token>();
  let issued = 0;

  const issue = (request: SimulatorRequest): SimulatorAnswer => {
    const form = new URLSearchParams(request.raw.toString("utf8"));
    const [id, secret] = credentialsOf(request, form);
    if (id !== settings.clientId || secret !== settings.clientSecret || request.has("revoked-key"))
      return json(401, { error: "invalid_client" });
    if (form.get("grant_type") !== "client_credentials") return json(400, { error: "unsupported_grant_type" });
    const scopes = (form.get("scope") ?? "").split(" ").filter((scope) => scope !== "");
    if (scopes.length === 0 || scopes.some((scope) => !settings.scopes.includes(scope)))
      return json(400, { error: "invalid_scope" });
    issued += 1;
    const token = createHash("sha256").update(`${context.seed} ${issued}`).digest("hex");
    tokens.set(token, { scopes, expiresAt: request.now.getTime() + settings.expiresInSeconds * 1000 });
    return json(200, { access_token: token, token_type: "Bearer", expires_in: settings.expiresInSeconds });
  };

  /** The refusal of a call whose token is unknown, has ended or lacks the scope. */
  const refuse = (request: SimulatorRequest, scope: string): SimulatorAnswer | undefined => {
    if (request.has("expired-token")) tokens = new Map();
    const token = tokens.get(/^Bearer (.+)$/.exec(headerOf(request, "authorization") ?? "")?.[1] ?? "");
    if (token === undefined || token.expiresAt <= request.now.getTime())
      return json(401, { error: "invalid_token" }, { "www-authenticate": 'Bearer error="invalid_token"' });
    if (request.has("revoked-key") || !token.scopes.includes(scope)) return json(403, { error: "insufficient_scope" });
    return undefined;
  };

  return {
    issue,
    refuse,
    reset: (): void => {
      tokens = new Map();
    },
  };
};
