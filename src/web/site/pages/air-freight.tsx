import type { ReactElement } from "react";
import { ChargeableWeight } from "../services/drawings.tsx";
import { type Service, ServicePage } from "../services/service-page.tsx";

export const AIR: Service = {
  title: "Air Freight",
  lead: "Two to five days instead of twenty-five. Our desk quotes it with routing and chargeable weight.",
  what: {
    title: "Weight or volume",
    paragraphs: [
      "Air cargo is charged by chargeable weight: the gross weight, or the volumetric weight at 167\u00A0kg for each CBM (cm³ ÷\u00A06000), whichever is more. A carton of pillows is charged by its size.",
      "Shipments travel under a house air waybill in a consolidation, or under the carrier's own for whole unit load devices. The airline carries between the airports; we carry from and to the door.",
    ],
  },
  caption:
    "Two cartons of 0.6\u00A0CBM. At 60\u00A0kg the volume counts, 100\u00A0kg; at 140\u00A0kg the scale counts, 140\u00A0kg.",
  when: [
    "A day in the market is worth more than the freight: launches, urgent spare parts, samples.",
    "Light, valuable goods, where freight is a small share of the landed cost.",
    "Short shelf life, or pharmaceuticals in a lane that is kept between 2 and 8\u00A0°C.",
    "The first part of an order, while the rest follows by sea.",
    "Not for heavy goods of little value, pieces that fit no cargo door, or dangerous goods that may not fly.",
  ],
  provide: [
    "Pieces, dimensions in cm, gross weight; the largest piece decides the aircraft.",
    "Origin and destination airport or door, and the date the cargo is ready.",
    "HS code, value, Incoterms rule; for lithium batteries the UN number and packing instruction.",
    "Whether the consignor is a known consignor: other cargo is screened and needs more time.",
  ],
  times: {
    title: "Cut-offs, in their order",
    description: "These are the usual distances from departure; each airline sets its own.",
    steps: [
      {
        when: "2 to 3 days before",
        name: "Booking",
        description: "Space is requested with dimensions; airlines do not reserve it without them.",
      },
      {
        when: "12 to 24 hours before",
        name: "Customs",
        description: "Shipping bill filed, Let Export Order given at the cargo terminal.",
      },
      {
        when: "8 to 12 hours before",
        name: "Cargo cut-off (LAT)",
        description: "Latest acceptance time: screened, labelled, at the terminal.",
      },
      {
        when: "4 hours before",
        name: "Build-up",
        description: "Pallets and unit load devices are closed and weighed.",
      },
      { when: "Hour 0", name: "Departure", description: "Tracking by air waybill or by flight." },
    ],
  },
  documents: [
    "Air waybill: eleven digits, three of the airline and eight of the shipment.",
    "Commercial invoice and packing list, attached to the waybill.",
    "Shipper's declaration for dangerous goods, or a statement that there are none.",
    "Certificates that the destination asks for, sent ahead as scans.",
  ],
  charged: [
    "Freight per kg of chargeable weight, at the break that is cheapest: 45, 100, 300, 500, 1\u00A0000\u00A0kg.",
    "Fuel and security surcharges per kg, listed separately.",
    "Terminal handling, screening and air waybill at origin.",
    "Break bulk, delivery order and delivery at destination.",
  ],
  closing: {
    title: "Tell us pieces, sizes and weight",
    description:
      "Air rates change by the day and are not in the search yet. A person answers your enquiry, with two routings where available.",
    ways: [
      { to: "/enquiry", description: "Send an enquiry →" },
      { to: "/contact", description: "Call the desk" },
    ],
  },
};

export function Component({ path }: { readonly path: string }): ReactElement {
  return <ServicePage path={path} service={AIR} drawing={<ChargeableWeight />} />;
}
