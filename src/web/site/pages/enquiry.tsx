import type { ReactElement } from "react";
import { EnquirySection } from "../enquiry/enquiry-section.tsx";
import { findPageFacts } from "../head/page-facts.ts";
import { Masthead, Page } from "../layout/page.tsx";

export function Component({ path }: { readonly path: string }): ReactElement {
  return (
    <Page path={path}>
      <Masthead
        title="Enquiry"
        lead="For what the rate search cannot quote yet: air, projects, out-of-gauge, or a question about a booking."
        crumbs={findPageFacts(path).crumbs}
      />
      <EnquirySection />
    </Page>
  );
}
