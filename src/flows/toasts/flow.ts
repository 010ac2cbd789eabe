import { type Actor, createActor } from "xstate";
import { toastsMachine } from "./machine.ts";

export type ToastsActor = Actor<typeof toastsMachine>;

/** The one list of toasts of a page. */
export const openToasts = (): ToastsActor => createActor(toastsMachine);
