import { useActorRef, useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import { STATE_SENTENCES } from "#domain/companies";
import { companyStateFlow, stateNotice } from "#flows/account/company-state.ts";
import { isSameView } from "#flows/kit/same-view.ts";
import { Banner } from "#web/components/banner.tsx";
import { useCapability, useFlow } from "#web/portal/portal-context.tsx";
import { notice } from "./dashboard.css.ts";

/** Says that the company waits for approval or is on hold, and why; nothing otherwise: a search says why it failed. */
export function StateNotice(): ReactElement | null {
  return useCapability("company") ? <KnownNotice /> : null;
}

function KnownNotice(): ReactElement | null {
  const actor = useActorRef(useFlow(companyStateFlow));
  const shown = useSelector(actor, stateNotice, isSameView);
  if (shown === null) return null;
  return (
    <div className={notice}>
      <Banner tone={shown.state === "hold" ? "caution" : "info"}>
        <p>{STATE_SENTENCES[shown.state]}</p>
        {shown.reason !== null && <p>From our desk: {shown.reason}</p>}
      </Banner>
    </div>
  );
}
