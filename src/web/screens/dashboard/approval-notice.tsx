import { useActorRef, useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import { STATE_SENTENCES } from "#domain/companies";
import { companyStateFlow, isWaitingForApproval } from "#flows/account/company-state.ts";
import { Banner } from "#web/components/banner.tsx";
import { useCapability, useFlow } from "#web/portal/portal-context.tsx";
import { notice } from "./dashboard.css.ts";

/** Says that the company waits for approval, and nothing otherwise: a search says why it failed. */
export function ApprovalNotice(): ReactElement | null {
  return useCapability("company") ? <WaitingNotice /> : null;
}

function WaitingNotice(): ReactElement | null {
  const actor = useActorRef(useFlow(companyStateFlow));
  return useSelector(actor, isWaitingForApproval) ? (
    <div className={notice}>
      <Banner tone="info">{STATE_SENTENCES.pending}</Banner>
    </div>
  ) : null;
}
