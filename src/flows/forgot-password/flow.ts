import { fromPromise } from "xstate";
import type { Portal } from "../portal.ts";
import { forgotPasswordMachine } from "./machine.ts";

/** The forgotten password at this portal. */
export const forgotPasswordFlow = ({ ports }: Portal) =>
  forgotPasswordMachine.provide({
    actors: { askForLink: fromPromise(({ input, signal }) => ports.passwordReset.askForLink(input.email, signal)) },
  });
