import type { CarrierContext } from "../kit/http.ts";
import { applyChange, eventIdOf, readEvent, type StoredEvent } from "./events.ts";

/** The events of a simulator, changed as the version of the API allows. */
export const createStore = (context: CarrierContext, version: "2.2" | "3.0") => {
  let events: readonly StoredEvent[] = [];
  let created = 0;
  const nextId = () => {
    created += 1;
    return eventIdOf(context.seed, created);
  };
  const replace = (event: StoredEvent): StoredEvent => {
    events = events.map((one) => (one.id === event.id ? event : one));
    return event;
  };
  return {
    list: () => events,
    find: (id: string) => events.find((one) => one.id === id),
    add: (value: unknown): StoredEvent | string => {
      const event = readEvent(value, nextId(), context.clock());
      if (typeof event !== "string") events = [...events, event];
      return event;
    },
    correct: (event: StoredEvent, change: unknown): StoredEvent => {
      const now = context.clock().toISOString();
      if (version === "3.0") return replace({ ...applyChange(event, change), updatedAt: now });
      const corrected = { ...applyChange(event, change), id: nextId(), createdAt: now };
      events = [...events, corrected];
      return corrected;
    },
    /** 2.2 knows no retraction: the event is not answered any more, and nobody is told. */
    retract: (event: StoredEvent): StoredEvent | undefined => {
      if (version === "3.0") return replace({ ...event, updatedAt: context.clock().toISOString(), isRetracted: true });
      events = events.filter((one) => one !== event);
      return undefined;
    },
    reset: () => {
      events = [];
    },
  };
};
