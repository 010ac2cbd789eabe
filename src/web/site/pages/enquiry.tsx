import type { ReactElement } from "react";
import { TEXTS } from "#brand";
import { EnquirySection } from "../enquiry/enquiry-section.tsx";
import { findCrumbs } from "../head/crumbs.ts";
import { Masthead, Page } from "../layout/page.tsx";

export function Component({ path }: { readonly path: string }): ReactElement {
  return (
    <Page path={path}>
      <Masthead title="Enquiry" lead={TEXTS.enquiryPage.lead} crumbs={findCrumbs(path)} />
      <EnquirySection />
    </Page>
  );
}
