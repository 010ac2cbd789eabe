import type { ReactElement } from "react";
import { CarrierStrip } from "../carriers/strip.tsx";
import { ServiceCarousel } from "../carousel/carousel.tsx";
import { EnquirySection } from "../enquiry/enquiry-section.tsx";
import { Claims, Hero } from "../hero/hero.tsx";
import { About } from "../home/about.tsx";
import { Industries } from "../home/industries.tsx";
import { Steps } from "../home/steps.tsx";
import { Why } from "../home/why.tsx";
import { Page } from "../layout/page.tsx";

export function Component({ path }: { readonly path: string }): ReactElement {
  return (
    <Page path={path} bar="clear">
      <Hero />
      <Claims />
      <ServiceCarousel />
      <About />
      <Why />
      <Steps />
      <CarrierStrip />
      <Industries />
      <EnquirySection />
    </Page>
  );
}
