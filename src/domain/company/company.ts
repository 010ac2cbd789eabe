/** An office: the lines of its address as they are printed, and the parts that are also needed alone. */
export interface Office {
  readonly title: string;
  readonly city: string;
  readonly postalCode: string;
  /** With its code of two letters (ISO 3166-1). */
  readonly country: { readonly name: string; readonly code: string };
  /** The first line is the street. */
  readonly lines: readonly string[];
}

/** The forwarder that runs the portal: every company fact and claim that a page, a mail or a PDF shows. */
export interface Company {
  readonly name: string;
  readonly shortName: string;
  /** The year in which the site was first published, for the line at its foot. */
  readonly publishedIn: number;
  /** The address of the public site, without a trailing slash; for canonical links and previews. */
  readonly website: string;
  readonly headOffice: Office;
  readonly branchOffice: Office;
  readonly ratesMailbox: string;
  readonly generalMailbox: string;
  readonly landline: string;
  readonly claims: {
    readonly hubs: string;
    readonly fclDestinations: string;
    readonly support: string;
  };
}

/** The one place where a forwarder puts its own facts; addresses, mailboxes and the number below are placeholders. */
export const COMPANY: Company = {
  name: "Keelson Global Logistics",
  shortName: "Keelson",
  publishedIn: 2026,
  website: "https://www.keelson.example",
  headOffice: {
    title: "Head office",
    city: "New Delhi",
    postalCode: "110020",
    country: { name: "India", code: "IN" },
    lines: ["Unit 402, Keel House, Okhla Phase III", "New Delhi 110020", "India"],
  },
  branchOffice: {
    title: "Branch office",
    city: "Navi Mumbai",
    postalCode: "400703",
    country: { name: "India", code: "IN" },
    lines: ["Unit 11, Anchor Court, Sector 30A", "Vashi, Navi Mumbai 400703", "India"],
  },
  ratesMailbox: "rates@keelson.example",
  generalMailbox: "hello@keelson.example",
  landline: "+91 11 5550 0100",
  claims: {
    hubs: "500+",
    fclDestinations: "1,000+",
    support: "24/7",
  },
};
