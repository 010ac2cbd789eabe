import type { ReactElement } from "react";
import { toJourney } from "#domain/tracking";
import { CarrierMark, CarrierWordMark } from "../components/carrier-mark.tsx";
import { BRAND } from "#brand";
import {
  ContainerIllustration,
  LoadIllustration,
} from "../components/container-illustration/container-illustration.tsx";
import { HullIllustration } from "../components/hull-illustration.tsx";
import { RouteMap } from "../components/route-map/route-map.tsx";
import { card } from "../styles/layout.css.ts";
import { loadPlace, marks, plan, row, samples, stack } from "./stories.css.ts";
import { REPORT_AT_SEA } from "./sample-data.ts";
import { STORY_CLOCK } from "./services.ts";
import { type Story, stories } from "./story.ts";

const equipment = ["20GP", "40GP", "40HC", "45HC", "20RE", "40RH"] as const;

function Containers(): ReactElement {
  return (
    <div className={stack}>
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
    </div>
  );
}

function CarrierMarks(): ReactElement {
  return (
    <>
      <div className={`${card} ${marks}`}>
        {BRAND.carriers.map((carrier) => (
          <CarrierWordMark key={carrier.name} carrier={carrier} />
        ))}
      </div>
      <div className={row}>
        <CarrierMark name="Norrvik Line" />
        <CarrierMark name="Unknown Line" />
        <CarrierMark name="CASTELLAN" size="small" />
      </div>
    </>
  );
}

function Hull(): ReactElement {
  return (
    <div className={plan}>
      <HullIllustration />
    </div>
  );
}

function Map(): ReactElement {
  return <RouteMap journey={toJourney(REPORT_AT_SEA, STORY_CLOCK.now())} />;
}

export const ILLUSTRATION_STORIES: readonly Story[] = stories("components", {
  "carrier-mark": CarrierMarks,
  "container-illustration": Containers,
  "hull-illustration": Hull,
  "route-map": Map,
});
