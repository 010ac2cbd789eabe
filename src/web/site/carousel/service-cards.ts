import { SERVICE_PICTURES, type Picture } from "../pictures.ts";

export interface ServiceCard {
  readonly title: string;
  readonly to: string;
  readonly picture: Picture;
}

/** The four cards, letter for letter. */
export const SERVICE_CARDS: readonly ServiceCard[] = [
  { title: "Air Freight", to: "/air-freight", picture: SERVICE_PICTURES.air },
  { title: "LCL Consolidation", to: "/lcl-consolidation", picture: SERVICE_PICTURES.lcl },
  { title: "Warehousing Destination", to: "/warehousing", picture: SERVICE_PICTURES.warehouse },
  { title: "Ocean Freight Freight Fcl", to: "/sea-freight", picture: SERVICE_PICTURES.ocean },
];
