import { useActorRef } from "@xstate/react";
import type { ReactElement } from "react";
import { useLocation } from "react-router-dom";
import { calculatorFlow } from "#flows/lcl/calculator.ts";
import { lclFlow } from "#flows/lcl/machine.ts";
import { useFlow } from "#web/portal/portal-context.tsx";
import { LclDialogs } from "./lcl-dialogs.tsx";
import { LclForm } from "./lcl-form.tsx";
import { LclResults } from "./lcl-results.tsx";
import { useSearchInUrl } from "./use-search-in-url.ts";
import { useSearchRefusals } from "./use-search-refusals.ts";

/** Rates for less than a container: the form, and what it was answered. */
export function LclTab(): ReactElement {
  const { search: query } = useLocation();
  const { machine, input } = useFlow((portal) => lclFlow(portal, query));
  const actor = useActorRef(machine, { input });
  const calculator = useFlow(calculatorFlow);
  const calculatorActor = useActorRef(calculator.machine, { input: calculator.input });
  useSearchRefusals(actor);
  useSearchInUrl(actor);
  return (
    <>
      <LclForm actor={actor} calculator={calculatorActor} />
      <LclResults actor={actor} />
      <LclDialogs actor={actor} />
    </>
  );
}
