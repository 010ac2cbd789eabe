import { err, ok, type Result } from "neverthrow";
import { type Interaction, readJsonBody, toRequest } from "./contract.ts";
import { type Answer, send } from "./http.ts";
import { isObject, type JsonObject, parseJson, readKey, readText } from "./json.ts";
import { type NotSetUp, setUpState, type Target } from "./target.ts";

/** Values of headers to replace, by the value that the contract has. */
export type Replacements = ReadonlyMap<string, string>;

/** Signs in the shipper that a state describes. */
export type SignIn = (target: Target, params: JsonObject) => Promise<Result<Replacements, NotSetUp>>;

/** The state that names the credentials of the requests; `email` is the user name of its account. */
export const SIGNED_IN_STATE = "a shipper is signed in";
const ACCOUNT_STATE = "a shipper has an account";

const readCredentials = (answer: Answer): { readonly xToken: string; readonly xApiKey: string } | undefined => {
  const result = readKey(parseJson(answer.body), "result");
  const [xToken, xApiKey] = [readText(readKey(result, "0"), "xToken"), readText(readKey(result, "0"), "xApiKey")];
  return xToken === undefined || xApiKey === undefined ? undefined : { xToken, xApiKey };
};

/**
 * For servers that choose their own tokens: gives the shipper's account the password of the interaction, and sends the
 * request of the interaction in the shipper's name.
 */
export const signInLike = ({ pact }: Interaction): SignIn => {
  const form = readJsonBody(pact);
  const password = readText(form, "password") ?? "";
  return async (target, params) => {
    const username = readText(params, "email") ?? "";
    const fail = (reason: string) => err({ reason: `sign-in: ${reason}`, isUnknown: false });
    const account = await setUpState(target, ACCOUNT_STATE, { username, password });
    if (account.isErr()) return err(account.error);
    const body = Buffer.from(JSON.stringify({ ...(isObject(form) ? form : {}), username }));
    const answered = await send({ ...toRequest(pact, target.server), body }, target.timeoutMs);
    if (answered.isErr()) return fail(answered.error.detail);
    const credentials = readCredentials(answered.value);
    if (credentials === undefined) return fail(`status ${answered.value.status} without credentials`);
    return ok(
      new Map([
        [readText(params, "xToken") ?? "", credentials.xToken],
        [readText(params, "xApiKey") ?? "", credentials.xApiKey],
      ]),
    );
  };
};

/** The interaction whose request signs in with the right password. */
export const findSignIn = (interactions: readonly Interaction[]): Interaction | undefined =>
  interactions.find(({ operation, pact }) => operation.id === "signIn" && pact.response.status === 200);
