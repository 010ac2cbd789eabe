import type { ReactElement } from "react";
import { HubFlow } from "../services/drawings.tsx";
import { type Service, ServicePage } from "../services/service-page.tsx";

export const WAREHOUSE: Service = {
  title: "Warehousing Destination",
  lead: "A 3PL hub near the port of discharge: the container is unloaded, counted and stored, and goes out in the lots that your customers order.",
  what: {
    title: "Stock on the right side of the sea",
    paragraphs: [
      "Instead of sending each order across the ocean, you ship full containers to a hub and deliver from there in days. The container goes back empty immediately, so that detention ends when storage begins.",
      "Goods lie in free circulation, or in a bonded warehouse where duty is paid only on what leaves. Every movement is booked by lot, and you see the count.",
    ],
  },
  caption: "One container in, many deliveries out: devanning, put-away, picking, last mile.",
  when: [
    "Customers abroad order less than a container, and expect it within the week.",
    "Duty should be paid when goods are sold, not when they land: bonded storage.",
    "Free days at the port are too short for your consignee's own unloading.",
    "Goods need labels, sets or a check before delivery.",
    "Not for a container that one consignee takes whole, or goods that move too slowly to justify weekly storage.",
  ],
  provide: [
    "Packing list by carton and item number, with barcodes, before the vessel arrives.",
    "How it stacks: pallet size, tiers, weight per pallet, and what may not be stacked.",
    "Who may release: names, and the form of a delivery order.",
    "Importer of record and tax number at the destination.",
  ],
  times: {
    title: "From arrival to dispatch",
    description:
      "These are the usual times, counted from the vessel's arrival, then from unloading and from each order.",
    steps: [
      {
        when: "7 days before arrival",
        name: "Pre-alert",
        description: "Bill of lading, invoice and packing list reach the hub.",
      },
      {
        when: "2 days before arrival",
        name: "Clearance",
        description: "Entry is filed, free or bonded; examination is announced.",
      },
      {
        when: "Free days",
        name: "Devanning",
        description: "Container collected, unloaded and returned empty before detention starts.",
      },
      {
        when: "Within 24 hours",
        name: "Count",
        description: "Received quantities against packing list, damage with pictures.",
      },
      { when: "Day of order", name: "Dispatch", description: "Orders before noon leave the same working day." },
    ],
  },
  documents: [
    "Arrival notice and delivery order of the carrier.",
    "Import entry, or transit document into the bonded warehouse.",
    "Goods received note, signed by the hub.",
    "Delivery note for each lot that leaves, with proof of delivery.",
  ],
  charged: [
    "Devanning per container, by hand or by pallet.",
    "Storage per CBM and week, or per pallet place.",
    "Handling in and out, per pallet or carton.",
    "Extras per piece: labelling, repacking, photos.",
  ],
  closing: {
    title: "Where should your stock be stored?",
    description: "Tell us the port, the CBM per month and the number of deliveries. We answer with a hub and a tariff.",
    ways: [
      { to: "/enquiry", description: "Send an enquiry →" },
      { to: "/sea-freight", description: "About FCL Freight" },
    ],
  },
};

export function Component({ path }: { readonly path: string }): ReactElement {
  return <ServicePage path={path} service={WAREHOUSE} drawing={<HubFlow />} />;
}
