import { createBrowserInspector } from "@statelyai/inspect";
import { Actor, type AnyActorRef, type InspectionEvent, type Observer } from "xstate";

export interface ActorInspector {
  readonly actor: (actor: AnyActorRef) => void;
  readonly inspect: Observer<InspectionEvent>;
}

/**
 * Reports every root actor that is started from now on, with all of its system; returns a function that ends this.
 * Replaces a method of XState, because the option `inspect` would have to be passed at every place that starts a flow.
 */
export const inspectActors = (inspector: ActorInspector): (() => void) => {
  const start = Actor.prototype.start;
  const inspected = new WeakSet<object>();
  Actor.prototype.start = new Proxy(start, {
    apply: (target, actor: unknown, args) => {
      if (actor instanceof Actor && actor._parent === undefined && !inspected.has(actor)) {
        inspected.add(actor);
        inspector.actor(actor);
        actor.system.inspect(inspector.inspect);
      }
      const started: unknown = Reflect.apply(target, actor, args);
      return started;
    },
  });
  return () => {
    Actor.prototype.start = start;
  };
};

/** Opens the Stately inspector in a window of its own. */
export const openInspector = (): void => void inspectActors(createBrowserInspector());
