import type { Company } from "#domain/companies";
import type { UtcMinutes } from "#domain/time";
import { createPage, type PageSnapshot } from "../kit/page.ts";
import type { FlowServices } from "../kit/request.ts";
import { findTimeUntil, readMinutes } from "../utc-minutes.ts";

interface ReadCompany {
  readonly company: Company;
  /** When it is read again; null for a company that waits for nothing. */
  readonly readAgainAt: UtcMinutes | null;
}

const READ_AGAIN_MINUTES = 2;

/** Reads the state of the person's company; one that waits for approval is read again within two minutes. */
export const companyStateFlow = ({
  requestActor,
  ports: { company: port, clock },
}: FlowServices<"company" | "clock">) =>
  createPage<ReadCompany>({
    id: "company-state",
    requestActor,
    load: (signal) =>
      port.company(signal).map((company) => ({
        company,
        readAgainAt: company.state === "pending" ? readMinutes(clock.now()) + READ_AGAIN_MINUTES : null,
      })),
    endsIn: ({ readAgainAt }) => findTimeUntil([readAgainAt], clock),
  });

/** Whether the company waits for approval; false while its state is not known. */
export const isWaitingForApproval = ({ context: { value } }: PageSnapshot<ReadCompany>): boolean =>
  value?.company.state === "pending";
