/** An office as it is printed: name of the place and the lines of its address. */
export interface Office {
  readonly title: string;
  readonly city: string;
  readonly lines: readonly string[];
}

/** The forwarder that runs the portal: every company fact and claim that a page, a mail or a PDF shows. */
export interface Company {
  readonly name: string;
  readonly shortName: string;
  readonly headOffice: Office;
  readonly branchOffice: Office;
  readonly salesMailbox: string;
  readonly supportMailbox: string;
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
  headOffice: {
    title: "Head office",
    city: "New Delhi",
    lines: ["14 Harbour House, Barakhamba Road", "New Delhi 110001", "India"],
  },
  branchOffice: {
    title: "Branch office",
    city: "Navi Mumbai",
    lines: ["Unit 7, Dockyard Plaza, Sector 11, CBD Belapur", "Navi Mumbai 400614", "India"],
  },
  salesMailbox: "sales@keelson.example",
  supportMailbox: "support@keelson.example",
  landline: "+91 11 5550 0148",
  claims: {
    hubs: "500+",
    fclDestinations: "1,000+",
    support: "24/7",
  },
};
