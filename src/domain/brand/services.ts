/** The services that a company may offer. */
export const SERVICES = ["air", "lcl", "fcl", "warehousing"] as const;

/** A service that a company may offer. */
export type ServiceKey = (typeof SERVICES)[number];

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
export const listMissingPaths = ({ services }: { readonly services: readonly ServiceKey[] }): readonly string[] =>
  SERVICES.filter((service) => !services.includes(service)).flatMap(listServicePaths);
