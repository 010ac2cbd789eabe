import type { ReactElement } from "react";
import { EQUIPMENT_CODES } from "#domain/containers";
import { ContainerIllustration } from "#web/components/container-illustration/container-illustration.tsx";
import { sizes } from "../services/service-page.css.ts";
import { type Service, ServicePage } from "../services/service-page.tsx";

export const FCL: Service = {
  title: "FCL Freight",
  lead: "One shipper, one sealed container, from your door or ramp to theirs. Compare the rates of many carriers side by side, charge by charge.",
  what: {
    title: "A container of your own",
    paragraphs: [
      "Full container load means that you stuff and seal the container, and only customs may open it before your consignee does. The carrier moves it between container yards (CY/CY); haulage at both ends can be carrier's (Door) or merchant's (Ramp).",
      "A rate is quoted for one container and multiplied by the quantity. Charges per bill of lading are added once, however many containers it covers.",
    ],
  },
  caption:
    "The sizes that can be searched, at one scale: 20GP, 40GP, 40HC and 45HC dry, 20RE and 40RH reefer. A high cube is one foot taller, not heavier.",
  when: [
    "From about 15\u00A0CBM, or 10\u00A0tons, a 20GP is usually cheaper than LCL.",
    "Cargo that must not be handled between stuffing and unloading: fragile, high in value, or packed by a customer's rules.",
    "Temperature: reefers run at a set point, or travel non-operating as a dry container.",
    "A fixed receiving date: there is no consolidation to wait for.",
    "Not for less than about 13 CBM, which pays for room it leaves empty, or for goods that must land within days.",
  ],
  provide: [
    "Origin and destination as place or port, the earliest departure, and the containers with their net weight in KGM.",
    "HS code and description of the goods; for dangerous goods the UN number, class and packing group.",
    "The verified gross mass (VGM) of each packed container, weighed (method 1) or summed (method 2).",
    "Shipping instructions with shipper, consignee, notify party, marks and seal numbers.",
  ],
  times: {
    title: "Cut-offs, in their order",
    description: "The times of a booking are printed on it; these are the usual distances from departure.",
    steps: [
      {
        when: "7 to 10 days before",
        name: "Booking",
        description: "Space and empty containers are available at the quoted rate.",
      },
      {
        when: "3 to 4 days before",
        name: "Documentation (DCO)",
        description: "Shipping instructions reach the carrier; late ones cost an amendment.",
      },
      { when: "2 days before", name: "VGM (VCO)", description: "No verified gross mass, no loading: SOLAS VI/2." },
      {
        when: "1 to 2 days before",
        name: "Port cut-off (PCO)",
        description: "The full container is through the gate, with customs clearance.",
      },
      { when: "Day 0", name: "Departure", description: "Loaded on vessel; from here you can follow it in Tracking." },
    ],
  },
  documents: [
    "Commercial invoice and packing list, the same weights in both.",
    "Shipping bill with Let Export Order, filed by your customs broker or ours.",
    "Bill of lading: original, telex release or sea waybill, chosen before documentation cut-off.",
    "Certificate of origin, phytosanitary or fumigation certificate where the destination asks for it.",
  ],
  charged: [
    "Basic freight per container, with bunker, emissions and war-risk surcharges named one by one.",
    "Origin: haulage, terminal handling, seal, export documentation, bill of lading.",
    "Destination: terminal handling, port security, delivery order, haulage.",
    "Demurrage and detention only beyond the free days stated in the offer.",
  ],
  closing: {
    title: "Ready with places and containers?",
    description: "Search the carriers now. You see every charge before you book, and get the booking PDF immediately.",
    ways: [
      { to: "/rate", description: "Search FCL rates →" },
      { to: "/enquiry", description: "Send an enquiry" },
    ],
  },
};

export function Component({ path }: { readonly path: string }): ReactElement {
  return <ServicePage path={path} service={FCL} drawing={<ContainerSizes />} />;
}

export function ContainerSizes(): ReactElement {
  return (
    <div className={sizes}>
      {EQUIPMENT_CODES.map((code) => (
        <ContainerIllustration key={code} equipment={code} painted={code === "20GP"} />
      ))}
    </div>
  );
}
