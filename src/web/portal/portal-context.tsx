import { useSelector } from "@xstate/react";
import { createContext, useContext, useEffect, useEffectEvent, useState } from "react";
import { BRAND } from "#brand";
import type { Capability } from "#domain/accounts";
import type { CalendarDate, Instant, TimeZone, TodayIn } from "#domain/time";
import type { AppServices } from "#flows/services.ts";
import { selectProfile } from "#flows/session/view.ts";

const AppServicesContext = createContext<AppServices | null>(null);

export const AppServicesProvider = AppServicesContext.Provider;

function useServices(): AppServices {
  const services = useContext(AppServicesContext);
  if (services === null) throw new Error("A portal screen is rendered outside AppServicesProvider");
  return services;
}

export const useSession = (): AppServices["session"] => useServices().session;

/** Whether the server has an optional part. */
export const useCapability = (capability: Capability): boolean =>
  useSelector(useSession(), (snapshot) => selectProfile(snapshot)?.capabilities.includes(capability) === true);

/** Whether the server has a page of a booking; one of version 2 says so with each booking. */
export const useHasBookingPage = (): ((booking: { readonly hasDetails?: true }) => boolean) => {
  const isOffered = useCapability("booking-pages");
  return ({ hasDetails }) => isOffered || hasDetails === true;
};

export const useToasts = (): AppServices["toasts"] => useServices().toasts;

export const useNotificationCount = (): AppServices["notificationCount"] => useServices().notificationCount;

export const useBookingKeys = (): AppServices["bookingKeys"] => useServices().bookingKeys;

export const useDrafts = (): AppServices["ports"]["drafts"] => useServices().ports.drafts;

/** Today in a zone; where it is not known, in the shipper's. */
export const useToday = (zone?: TimeZone | null): CalendarDate => useServices().ports.clock.today(zone);

export const useTodayIn = (): TodayIn => useServices().ports.clock.today;

export const useTimeZone = (): TimeZone => useServices().ports.clock.timeZone();

/** The moment at which the component is rendered. */
export const useNow = (): Instant => useServices().ports.clock.now();

/** Creates a flow once per screen; pass it to `useActorRef`. */
export function useFlow<Flow>(make: (services: AppServices) => Flow): Flow {
  const services = useServices();
  const [flow] = useState(() => make(services));
  return flow;
}

export const tabTitle = (...parts: readonly string[]): string => [...parts, BRAND.shortName].join(" · ");

export interface FlowEmitter<Emitted> {
  readonly on: (type: "*", listener: (event: Emitted) => void) => { readonly unsubscribe: () => void };
}

/** Calls the latest `onEvent` for every event that a flow emits. */
export function useFlowEvents<Emitted>(actor: FlowEmitter<Emitted>, onEvent: (event: Emitted) => void): void {
  const listener = useEffectEvent(onEvent);
  useEffect(() => {
    const listening = actor.on("*", (event) => listener(event));
    return () => listening.unsubscribe();
  }, [actor]);
}
