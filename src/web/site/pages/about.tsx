import type { ReactElement } from "react";
import COMPANY from "#data/company.json" with { type: "json" };
import { findPageFacts } from "../head/page-facts.ts";
import { CarrierStrip } from "../home/carrier-strip.tsx";
import { About, Industries, Why } from "../home/company-sections.tsx";
import { Masthead, Page } from "../layout/page.tsx";

export function Component({ path }: { readonly path: string }): ReactElement {
  return (
    <Page path={path}>
      <Masthead
        title="About Us"
        lead={`${COMPANY.name} forwards and consolidates freight from ${COMPANY.headOffice.city} and ${COMPANY.branchOffice.city}: ${COMPANY.claims.hubs} global hubs, ${COMPANY.claims.fclDestinations} destinations for FCL.`}
        crumbs={findPageFacts(path).crumbs}
      />
      <About />
      <Why />
      <CarrierStrip />
      <Industries />
    </Page>
  );
}
