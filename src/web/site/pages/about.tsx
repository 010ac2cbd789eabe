import type { ReactElement } from "react";
import COMPANY from "#data/company.json" with { type: "json" };
import { CarrierStrip } from "../carriers/strip.tsx";
import { factsOf } from "../head/page-facts.ts";
import { About } from "../home/about.tsx";
import { Industries } from "../home/industries.tsx";
import { Why } from "../home/why.tsx";
import { Masthead } from "../layout/masthead.tsx";
import { Page } from "../layout/page.tsx";

export function Component({ path }: { readonly path: string }): ReactElement {
  return (
    <Page path={path}>
      <Masthead
        title="About Us"
        lead={`${COMPANY.name} forwards and consolidates freight from ${COMPANY.headOffice.city} and ${COMPANY.branchOffice.city}: ${COMPANY.claims.hubs} global hubs, ${COMPANY.claims.fclDestinations} destinations for FCL.`}
        crumbs={factsOf(path).crumbs}
      />
      <About />
      <Why />
      <CarrierStrip />
      <Industries />
    </Page>
  );
}
