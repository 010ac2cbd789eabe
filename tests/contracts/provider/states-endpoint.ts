import Fastify, { type FastifyInstance } from "fastify";
import type { ProviderContext } from "./provider-context.ts";
import { stateHandlersFor, untypedHandlers } from "./state-handlers.ts";

interface StateChange {
  readonly action?: string;
  readonly state?: string;
  readonly params?: unknown;
}

/** The answer to one state change: an HTTP status, and a sentence where something is wrong. */
interface StateAnswer {
  readonly status: number;
  readonly message: string;
}

const DONE: StateAnswer = { status: 200, message: "" };

/**
 * Handles state changes as `docs/guides/verify-your-backend.md` describes them. A state that was set up since the last
 * reset, with the same parameters, is in place: it is not set up again.
 */
const stateChanger = (context: ProviderContext) => {
  let handlers = untypedHandlers(stateHandlersFor(context));
  const done = new Set<string>();
  const setUp = async (state: string, parameters: unknown): Promise<StateAnswer> => {
    const key = JSON.stringify([state, parameters]);
    if (state === "" || done.has(key)) return DONE;
    const handler = handlers.get(state);
    if (handler === undefined) return { status: 404, message: `There is no state "${state}".` };
    return handler(parameters).then(
      () => {
        done.add(key);
        return DONE;
      },
      (error: unknown) => ({ status: 500, message: String(error) }),
    );
  };
  return async ({ action, state = "", params }: StateChange): Promise<StateAnswer> => {
    if (action === "setup") return setUp(state, params);
    if (action !== "reset" && action !== "teardown")
      return { status: 400, message: `There is no action "${action ?? ""}".` };
    await context.reset();
    done.clear();
    handlers = untypedHandlers(stateHandlersFor(context));
    return DONE;
  };
};

/** A server of its own for `POST /_states`, so that the reference server has no route that only tests need. */
export const createStatesServer = (context: ProviderContext): FastifyInstance => {
  const change = stateChanger(context);
  const server = Fastify();
  server.post<{ Body: StateChange }>("/_states", async (request, reply) => {
    const { status, message } = await change(request.body);
    return reply.code(status).send({ message });
  });
  return server;
};
