import type { CostItem } from "#domain/charges";

/**
 * Services Accounting Codes (India, Scheme of Classification of Services): 996521 transoceanic transport of goods, 996711 container
 * handling, 996712 customs house agents. Null where the code depends on what the offer does not state, such as the vehicle.
 */
const SERVICE_CODES: Readonly<Record<CostItem, string | null>> = {
  "origin-haulage": null,
  "origin-terminal": "996711",
  "origin-documents": null,
  "ocean-freight": "996521",
  "freight-surcharges": "996521",
  "destination-terminal": "996711",
  "destination-documents": null,
  "destination-haulage": null,
  customs: "996712",
  insurance: null,
};

/** The HSN/SAC of a charge; null where it is not certain. */
export const findServiceCode = (costItem: CostItem | "unclassified"): string | null =>
  costItem === "unclassified" ? null : SERVICE_CODES[costItem];
