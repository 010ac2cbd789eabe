import { fromPromise } from "xstate";
import type { Portal } from "../portal.ts";
import { resetPasswordMachine } from "./machine.ts";

/** Setting a new password at this portal with the token of a mailed link ('' when the link has none). */
export const resetPasswordFlow = ({ ports }: Portal, token: string) => {
  const machine = resetPasswordMachine.provide({
    actors: { change: fromPromise(({ input, signal }) => ports.passwordReset.change(input, signal)) },
  });
  return { machine, input: { token } };
};
