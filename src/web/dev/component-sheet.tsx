import type { ReactElement } from "react";
import { SkipLink } from "../components/accessibility.tsx";
import { Brand } from "../components/brand.tsx";
import { CarrierMark, CarrierWordMark } from "../components/carrier-mark.tsx";
import { carriers } from "../components/carriers.ts";
import {
  ContainerIllustration,
  LoadIllustration,
} from "../components/container-illustration/container-illustration.tsx";
import { HullIllustration } from "../components/hull-illustration.tsx";
import { card, wrap } from "../styles/layout.css.ts";
import { text } from "../styles/typography.css.ts";
import { samples, head, loadPlace, marks, plan, row, sheet } from "./component-sheet.css.ts";
import { ChoiceSections, FieldSections } from "./sheet-fields.tsx";
import { Section, FoundationSections } from "./sheet-foundations.tsx";
import { MessageSections, OverlaySection } from "./sheet-messages.tsx";
import { RouteSection, LabelSections } from "./sheet-route.tsx";

const equipment = ["20GP", "40GP", "40HC", "45HC", "20RE", "40RH"] as const;

export function ComponentSheet(): ReactElement {
  return (
    <>
      <SkipLink />
      <main id="main" tabIndex={-1} className={`${wrap} ${sheet}`}>
        <div className={head}>
          <Brand />
          <h1 className={text.h1}>Component sheet</h1>
        </div>
        <FoundationSections />
        <LabelSections />
        <ChoiceSections />
        <FieldSections />
        <RouteSection />
        <Section title="Containers, one scale" width="whole">
          <div className={samples}>
            {equipment.map((code, index) => (
              <ContainerIllustration key={code} equipment={code} painted={index === 2 || index === 5} />
            ))}
          </div>
          <div className={loadPlace}>
            <LoadIllustration
              label="Load: two 20GP and one 40HC"
              lines={[
                { equipment: "20GP", quantity: 2 },
                { equipment: "40HC", quantity: 1 },
              ]}
            />
          </div>
        </Section>
        <MessageSections />
        <OverlaySection />
        <Section title="Nineteen carriers" width="whole">
          <div className={`${card} ${marks}`}>
            {carriers.map((carrier) => (
              <CarrierWordMark key={carrier.name} carrier={carrier} />
            ))}
          </div>
          <div className={row}>
            <CarrierMark name="Norrvik Line" />
            <CarrierMark name="Nobody" />
            <CarrierMark name="CASTELLAN" logo="/missing-logo.svg" size="small" />
          </div>
        </Section>
        <Section title="Body plan" width="whole">
          <div className={plan}>
            <HullIllustration />
          </div>
        </Section>
      </main>
    </>
  );
}
