import type { ReactElement } from "react";
import { SharedContainer } from "../services/drawings.tsx";
import { type Service, ServicePage } from "../services/service-page.tsx";

export const LCL: Service = {
  title: "LCL Consolidation",
  lead: "Your pallets share a container with others. You pay for the space or the weight they take, whichever is more.",
  what: {
    title: "A share of a container",
    paragraphs: [
      "Less than container load is received at a container freight station (CFS), stuffed with other shippers' cargo, and stripped at a CFS at the destination. Our containers close on fixed days, full or not.",
      "Freight is charged by W/M: the volume in CBM or the weight in metric tons, whichever is larger, with the tariff's minimum, usually one revenue ton.",
    ],
  },
  caption:
    "Four shippers in one 40HC. 3.2\u00A0CBM of garments at 640\u00A0kg count as 3.2; 1.1\u00A0CBM of valves at 2\u00A0400\u00A0kg count as 2.4.",
  when: [
    "Below about 13 to 15\u00A0CBM; above it, compare with a 20GP, which the search does for you.",
    "Regular small lots: stock moves weekly instead of waiting for a full container.",
    "Samples, spare parts and first orders, where a missed market costs more than handling.",
    "Not for goods that must not be stacked, dangerous goods without prior consent, or reefer cargo.",
  ],
  provide: [
    "Pieces, outer dimensions in cm, gross weight in kg; CBM is length × width × height ÷\u00A01\u00A0000\u00A0000 × pieces.",
    "Packing that bears stacking: pallets or crates, marked on two sides, wood treated to ISPM 15.",
    "HS code, description and value; consignee with contact at the destination CFS.",
    "Whether any piece is over 2\u00A0000\u00A0kg or longer than 5\u00A0m: both must be agreed beforehand.",
  ],
  times: {
    title: "Cut-offs, in their order",
    description: "These are the usual distances from departure; each freight station sets its own.",
    steps: [
      {
        when: "5 to 7 days before",
        name: "Booking",
        description: "Volume and weight are declared; space in the container is reserved.",
      },
      {
        when: "3 to 4 days before",
        name: "CFS cut-off (LCO)",
        description: "Cargo and carting order reach the CFS, cleared or ready for examination.",
      },
      {
        when: "3 days before",
        name: "Documentation (DCO)",
        description: "House bill of lading is drafted from your instructions.",
      },
      {
        when: "2 days before",
        name: "Stuffing and VGM",
        description: "We stuff, seal and declare the gross mass of the container.",
      },
      {
        when: "Day 0",
        name: "Departure",
        description: "The house bill lists your packages, the master bill our container.",
      },
    ],
  },
  documents: [
    "Invoice and packing list with dimensions of every piece.",
    "Shipping bill and carting order for the CFS.",
    "House bill of lading, one for each consignee.",
    "Material safety data sheet for anything liquid, powdery or with a battery.",
  ],
  charged: [
    "Ocean freight per W/M, from the tariff's own ratio and minimum.",
    "Origin CFS: receiving, stuffing, documentation.",
    "Destination CFS: stripping and delivery order, often more than the freight, so the breakdown totals them separately. Storage beyond the free days.",
    "Warehouse charges, where the destination has them, per day and W/M.",
  ],
  closing: {
    title: "Two ports, weight and volume",
    description: "That is all the LCL search needs. Rates appear as soon as the four fields are filled.",
    ways: [
      { to: "/rate?mode=LCL", description: "Search LCL rates →" },
      { to: "/enquiry", description: "Send an enquiry" },
    ],
  },
};

export function Component({ path }: { readonly path: string }): ReactElement {
  return <ServicePage path={path} service={LCL} drawing={<SharedContainer />} />;
}
