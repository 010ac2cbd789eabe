import type { Company } from "#domain/companies";
import type { UtcMinutes } from "#domain/time";
import { createPage, type PageSnapshot } from "../kit/page.ts";
import type { FlowServices } from "../kit/request.ts";
import { findTimeUntil, readMinutes } from "../utc-minutes.ts";

interface ReadCompany {
  readonly company: Company;
  /** When it is read again; null for an active company. */
  readonly readAgainAt: UtcMinutes | null;
}

const READ_AGAIN_MINUTES = 2;

/** Reads the state of the person's company; one that waits for the desk is read again within two minutes. */
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
        readAgainAt: company.state === "active" ? null : readMinutes(clock.now()) + READ_AGAIN_MINUTES,
      })),
    endsIn: ({ readAgainAt }) => findTimeUntil([readAgainAt], clock),
  });

interface StateNotice {
  readonly state: Exclude<Company["state"], "active">;
  /** What the desk has stated about it. */
  readonly reason: string | null;
}

/** What people of a company read about its state; null of an active one, and while the state is not known. */
export const stateNotice = ({ context: { value } }: PageSnapshot<ReadCompany>): StateNotice | null => {
  if (value === null || value.company.state === "active") return null;
  return { state: value.company.state, reason: value.company.stateReason };
};
