import { err } from "neverthrow";
import { deskRoute, publicDeskRoute } from "#server/desk/route.ts";
import { answer } from "#server/platform/http/handler.ts";
import { answerSignedIn } from "./answer-session.ts";
import {
  beginPasskey,
  beginPasskeySignIn,
  listPasskeys,
  removePasskey,
  signInWithPasskey,
  storePasskey,
} from "./passkeys.ts";
import type { SignInDeps } from "./sign-in.ts";

/** Signing in with a passkey, and the passkeys of the signed-in person. */
export const passkeyRoutes = (deps: SignInDeps) => [
  publicDeskRoute("beginPasskeySignIn", async ({ address }) =>
    (await beginPasskeySignIn(deps, address)).andThen((options) => answer([options])),
  ),
  publicDeskRoute("signInWithPasskey", async ({ body, address, userAgent }) => {
    const token = await signInWithPasskey(deps, body.credential, { address, userAgent });
    return token.isErr() ? err(token.error) : answerSignedIn(deps, token.value);
  }),
  deskRoute("listPasskeys", "use-desk", async (_call, { id }) => answer(await listPasskeys(deps, id))),
  deskRoute("beginPasskey", "use-desk", async (_call, { id }) =>
    (await beginPasskey(deps, id)).andThen((options) => answer([options])),
  ),
  deskRoute("addPasskey", "use-desk", async ({ body }, { id }) => {
    const stored = await storePasskey(deps, id, body);
    return stored.isErr() ? err(stored.error) : answer(await listPasskeys(deps, id), "Passkey added");
  }),
  deskRoute("removePasskey", "use-desk", async ({ path }, { id }) =>
    (await removePasskey(deps, id, path.passkey)).andThen(() => answer([], "Passkey removed")),
  ),
];
