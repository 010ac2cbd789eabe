const REGIONS = [
  "india",
  "north-europe",
  "mediterranean",
  "gulf",
  "red-sea",
  "east-africa",
  "south-africa",
  "west-africa",
  "us-east",
  "us-west",
  "latin-america",
  "south-east-asia",
  "far-east",
  "australia",
] as const;

/** A group of ports that share a market. */
export type Region = (typeof REGIONS)[number];

const PORTS: Readonly<Record<Region, string>> = {
  india: "INNSA INMUN INPAV INMAA INCOK INTUT INVTZ INCCU LKCMB BDCGP",
  "north-europe": "NLRTM BEANR DEHAM DEBRV GBFXT GBSOU GBLGP FRLEH PLGDN",
  mediterranean: "ESALG ESVLC ESBCN ITGOA GRPIR TRAMB MAPTM EGPSD EGALY",
  gulf: "AEJEA SADMM QAHMD KWSAA BHKBS OMSOH OMSLL IQUQR",
  "red-sea": "SAJED DJJIB",
  "east-africa": "KEMBA TZDAR",
  "south-africa": "ZADUR MZMPM",
  "west-africa": "NGAPP GHTEM CIABJ",
  "us-east": "USNYC USSAV USORF USHOU CAMTR",
  "us-west": "USLAX",
  "latin-america": "MXZLO BRSSZ ARBUE COCTG CLSAI PAONX",
  "south-east-asia": "SGSIN MYPKG THLCH VNSGN IDJKT PHMNL",
  "far-east": "HKHKG CNYTN CNSHA CNNGB CNTAO TWKHH KRPUS JPTYO",
  australia: "AUSYD AUMEL",
};

/** The ports of the demo tariffs, by region. */
export const portsOf = (region: Region): readonly string[] => PORTS[region].split(" ");

const REGION_OF: ReadonlyMap<string, Region> = new Map(
  REGIONS.flatMap((region) => portsOf(region).map((port) => [port, region] as const)),
);

/** Every port of the demo tariffs. */
export const DEMO_PORTS: readonly string[] = [...REGION_OF.keys()];

/** The region of a demo port; undefined for any other place. */
export const regionOf = (port: string): Region | undefined => REGION_OF.get(port);
