import { type ReactElement, Suspense } from "react";
import { ServiceCarousel } from "../carousel/carousel.tsx";
import { EnquirySection } from "../enquiry/enquiry-section.tsx";
import { Claims, Hero } from "../hero/hero.tsx";
import { CarrierStrip } from "../home/carrier-strip.tsx";
import { About, Industries, Why } from "../home/company-sections.tsx";
import { Steps } from "../home/steps.tsx";
import { Page } from "../layout/page.tsx";

/* Suspense boundaries without content to wait for: React hydrates section by section, and the page stays responsive. */
export function Component({ path }: { readonly path: string }): ReactElement {
  return (
    <Page path={path} bar="clear">
      <Hero />
      <Claims />
      <Suspense>
        <ServiceCarousel />
      </Suspense>
      <Suspense>
        <About />
      </Suspense>
      <Suspense>
        <Why />
      </Suspense>
      <Suspense>
        <Steps />
      </Suspense>
      <Suspense>
        <CarrierStrip />
      </Suspense>
      <Suspense>
        <Industries />
      </Suspense>
      <Suspense>
        <EnquirySection />
      </Suspense>
    </Page>
  );
}
