/** The services that have a page. */
export const SERVICES = ["air", "lcl", "fcl", "warehousing"] as const;

/** A service with a page of its own. */
export type ServiceKey = (typeof SERVICES)[number];

/** Everything that a company may offer; transport by road and rail has no page. */
export const OFFERS = [...SERVICES, "land"] as const;

export type OfferedService = (typeof OFFERS)[number];

interface Offering {
  readonly services: readonly OfferedService[];
}

/** The services of a company that have a page, in its order. */
export const listPages = ({ services }: Offering): readonly ServiceKey[] =>
  services.filter((service) => service !== "land");

const MODES = ["fcl", "lcl", "air", "land"] as const;

/** A mode of transport in the search and in tracking. */
export type OfferedMode = (typeof MODES)[number];

/** The modes that a company offers; the first is what the search opens with. */
export const listModes = ({ services }: Offering): readonly OfferedMode[] =>
  MODES.filter((mode) => services.includes(mode));

/** One sentence for services with which the portal could not search anything. */
export const findServiceProblems = ({ services }: Offering): readonly string[] =>
  services.includes("fcl") || services.includes("lcl")
    ? []
    : ["services must name fcl or lcl: the portal searches nothing else."];

/** The page of a service. */
export const SERVICE_PATHS: Readonly<Record<ServiceKey, string>> = {
  air: "/air-freight",
  lcl: "/lcl-consolidation",
  fcl: "/sea-freight",
  warehousing: "/warehousing",
};

/* Second addresses of these pages. */
const OTHER_PATHS: readonly (readonly [path: string, service: ServiceKey])[] = [
  ["/services/air-freight", "air"],
  ["/services/lcl", "lcl"],
  ["/services/fcl", "fcl"],
];

/** Every address of a service's page. */
const listServicePaths = (service: ServiceKey): readonly string[] => [
  SERVICE_PATHS[service],
  ...OTHER_PATHS.flatMap(([path, one]) => (one === service ? [path] : [])),
];

/** Addresses of the pages of services that the company does not offer. */
export const listMissingPaths = ({ services }: Offering): readonly string[] =>
  SERVICES.filter((service) => !services.includes(service)).flatMap(listServicePaths);
