import type { ReactElement } from "react";
import { EnquirySection } from "../enquiry/enquiry-section.tsx";
import { findPageFacts } from "../head/page-facts.ts";
import { Masthead, Page } from "../layout/page.tsx";

export function Component({ path }: { readonly path: string }): ReactElement {
  return (
    <Page path={path}>
      <Masthead
        title="Contact Us"
        lead="Two offices, two mailboxes and one landline. Everyone who answers can see your booking."
        crumbs={findPageFacts(path).crumbs}
      />
      <EnquirySection />
    </Page>
  );
}
