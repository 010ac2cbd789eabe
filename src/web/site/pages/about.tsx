import type { ReactElement } from "react";
import { TEXTS } from "#brand";
import { findCrumbs } from "../head/crumbs.ts";
import { CarrierStrip } from "../home/carrier-strip.tsx";
import { About, Industries, Why } from "../home/company-sections.tsx";
import { Masthead, Page } from "../layout/page.tsx";

export function Component({ path }: { readonly path: string }): ReactElement {
  return (
    <Page path={path}>
      <Masthead title="About Us" lead={TEXTS.aboutPage.lead} crumbs={findCrumbs(path)} />
      <About />
      <Why />
      <CarrierStrip />
      <Industries />
    </Page>
  );
}
