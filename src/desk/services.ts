import { useSelector } from "@xstate/react";
import { createContext, useContext, useState } from "react";
import { BRAND } from "#brand";
import type { StaffAction } from "#domain/staff";
import type { Failure } from "#flows/failure.ts";
import type { DeskServices } from "./compose.ts";
import type { DeskSession } from "./ports/index.ts";

const ServicesContext = createContext<DeskServices | null>(null);

export const DeskServicesProvider = ServicesContext.Provider;

export function useDesk(): DeskServices {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error("A screen of the desk is rendered outside DeskServicesProvider");
  return services;
}

/** Creates a flow once per screen; pass it to `useActorRef`. */
export function useDeskFlow<Flow>(make: (services: DeskServices) => Flow): Flow {
  const services = useDesk();
  const [flow] = useState(() => make(services));
  return flow;
}

/** Who is signed in; null before the sign-in. */
export const useStaff = (): DeskSession | null => useSelector(useDesk().session, ({ context }) => context.session);

/** Whether the role of the signed-in person permits an action. */
export const useMay = (action: StaffAction): boolean => useStaff()?.actions.includes(action) === true;

export const tabTitle = (page: string): string => `${page}, Desk | ${BRAND.shortName}`;

/** The sentence of a failed call: that of the server where there is one. */
export const toSentence = (failure: Failure): string => {
  switch (failure.kind) {
    case "refused":
      return failure.fields[0]?.message ?? (failure.message || "The server refused this. Please try again.");
    case "unauthorised":
      return "You were signed out. Please sign in again.";
    case "unreachable":
      return "The server cannot be reached. Please try again.";
    case "malformed":
      return "The answer of the server could not be read. Please load the page again.";
  }
};
