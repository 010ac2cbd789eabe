import type { ReactElement } from "react";
import { TextLink } from "#web/components/router-link.tsx";
import { useMay } from "../services.ts";

interface CustomerLinkProps {
  readonly id: string;
  /** The name of the company. */
  readonly children: string;
}

/** The name of a company, and for the roles that may open it the way there. */
export function CustomerLink({ id, children }: CustomerLinkProps): ReactElement {
  const isOffered = useMay("manage-customers");
  return isOffered ? <TextLink to={`/customers/${encodeURIComponent(id)}`}>{children}</TextLink> : <>{children}</>;
}
