import { createPage, type PageSnapshot, pageView } from "#flows/kit/page.ts";
import type { DeskServices } from "../compose.ts";
import type { Passkey } from "../ports/index.ts";

export type PasskeyChange =
  | { readonly kind: "add"; readonly name: string }
  | { readonly kind: "remove"; readonly id: string };

/** The passkeys of the signed-in person. */
export const createPasskeyPage = ({ ports: { passkeys }, requestActor }: DeskServices) =>
  createPage<readonly Passkey[], PasskeyChange>({
    id: "deskPasskeys",
    requestActor,
    load: passkeys.list,
    change: (change, signal) =>
      change.kind === "add" ? passkeys.add(change.name, signal) : passkeys.remove(change.id, signal).map(() => null),
  });

export const passkeyView = (snapshot: PageSnapshot<readonly Passkey[], PasskeyChange>) =>
  pageView(snapshot, (passkeys, { change, changeFailure }) => ({ passkeys, change, changeFailure }));
