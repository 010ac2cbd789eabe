import { type ActorRefFrom, createActor } from "xstate";
import { createRequestActor, type RequestActor } from "#flows/kit/request.ts";
import { createDeskClient } from "./adapters/client.ts";
import { createDeskPorts } from "./adapters/ports.ts";
import { createSessionFlow, type SessionFlow } from "./flows/session.ts";
import type { DeskPorts } from "./ports/index.ts";

/** What a screen of the desk works with. */
export interface DeskServices {
  readonly ports: DeskPorts;
  readonly session: ActorRefFrom<SessionFlow>;
  /** Reports every 401: the session has ended. */
  readonly requestActor: RequestActor;
}

/** What a flow needs: some of the ports. */
export interface DeskFlowServices<Name extends keyof DeskPorts> {
  readonly ports: Pick<DeskPorts, Name>;
  readonly requestActor: RequestActor;
}

/** Joins flows and adapters; `origin` serves the API. */
export const composeDesk = (origin: string): DeskServices => {
  const ports: DeskPorts = createDeskPorts(createDeskClient(origin, () => session.send({ type: "call.made" })));
  const session = createActor(createSessionFlow(ports.session));
  return { ports, session, requestActor: createRequestActor(() => session.send({ type: "session.ended" })) };
};
