import COMPANY from "#data/company.json" with { type: "json" };

export interface Crumb {
  readonly name: string;
  readonly path: string;
}

export interface PageFacts {
  readonly path: string;
  /** Differs from `path` for a second URL of the same page. */
  readonly canonical: string;
  readonly title: string;
  readonly description: string;
  readonly crumbs: readonly Crumb[];
  readonly service?: string;
}

const { name: company, shortName, headOffice, branchOffice } = COMPANY;

const home: Crumb = { name: "Home", path: "/" };
const services: Crumb = { name: "Services", path: "/services" };

type PageInput = Omit<PageFacts, "canonical" | "crumbs"> & { readonly canonical?: string };

const page = (given: PageInput, ...crumbs: readonly Crumb[]): PageFacts => ({
  ...given,
  canonical: given.canonical ?? given.path,
  crumbs: [home, ...crumbs],
});

const about = page(
  {
    path: "/about",
    title: `About ${company}`,
    description: `A freight forwarder and consolidator in ${headOffice.city} and ${branchOffice.city}: who we are, what we check on every quote, and how to reach us.`,
  },
  { name: "About Us", path: "/about" },
);

const airFreight = page(
  {
    path: "/air-freight",
    title: `Air freight from ${headOffice.country.name}: chargeable weight, cut-offs, papers`,
    description:
      "When air freight pays, how chargeable weight is worked out, what to hand over before the cargo cut-off, and which documents an air waybill needs.",
    service: "Air Freight",
  },
  services,
  { name: "Air Freight", path: "/air-freight" },
);
const lcl = page(
  {
    path: "/lcl-consolidation",
    title: "LCL consolidation: part loads by weight or measure",
    description:
      "Ship a few pallets in a shared container: how W/M is charged, CFS cut-offs, packing and papers, and when a full container is cheaper.",
    service: "LCL Consolidation",
  },
  services,
  { name: "LCL Consolidation", path: "/lcl-consolidation" },
);
const sea = page(
  {
    path: "/sea-freight",
    title: "FCL ocean freight: rates of many carriers on one line",
    description:
      "Full containers from 20GP to 45HC and reefers: what a rate includes, VGM and documentation cut-offs, the papers, and free time at both ends.",
    service: "FCL Freight",
  },
  services,
  { name: "FCL Freight", path: "/sea-freight" },
);
const warehousing = page(
  {
    path: "/warehousing",
    title: "Warehousing at destination: 3PL hubs near the port",
    description:
      "Unload, count, store and deliver in part lots: bonded and free storage near the port of discharge, what to send ahead, and what is charged.",
    service: "Warehousing Destination",
  },
  services,
  { name: "Warehousing", path: "/warehousing" },
);

export const PAGE_FACTS: readonly PageFacts[] = [
  page({
    path: "/",
    title: `Freight rates, booking and tracking | ${shortName}`,
    description:
      "Compare contract and spot ocean rates of many carriers, see every charge before you book, and track your shipment from door to door.",
  }),
  about,
  page(
    {
      path: "/services",
      title: `Air freight, LCL consolidation and FCL freight | ${shortName}`,
      description:
        "Three ways to move cargo and one to store it: what each is for, how it is charged and how to start.",
    },
    services,
  ),
  airFreight,
  lcl,
  sea,
  warehousing,
  page(
    {
      path: "/contact",
      title: `Contact ${shortName}: ${headOffice.city} and ${branchOffice.city}`,
      description: `Head office in ${headOffice.city}, branch in ${branchOffice.city}, two mailboxes and one landline.`,
    },
    { name: "Contact Us", path: "/contact" },
  ),
  page(
    {
      path: "/enquiry",
      title: `Send an enquiry | ${shortName}`,
      description: "Tell us what moves from where to where and when: six fields, answered by the right team.",
    },
    { name: "Enquiry", path: "/enquiry" },
  ),
  { ...airFreight, path: "/services/air-freight" },
  { ...lcl, path: "/services/lcl" },
  { ...sea, path: "/services/fcl" },
];

/** The landing page's facts for an unknown path. */
export const findPageFacts = (path: string): PageFacts => {
  const found = PAGE_FACTS.find((facts) => facts.path === path) ?? PAGE_FACTS[0];
  return found ?? about;
};
