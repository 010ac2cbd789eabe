import { accountingFeature } from "../modules/accounting/index.ts";
import { customersFeature } from "../modules/customers/index.ts";
import { pricingFeature } from "../modules/pricing/index.ts";
import { staffFeature } from "../modules/staff/index.ts";
import { trailFeature } from "../modules/trail/index.ts";
import type { DeskFeature } from "./route.ts";

/** Every feature of the desk's API; a new feature is one line here. */
export const deskFeatures: readonly DeskFeature[] = [
  staffFeature,
  trailFeature,
  pricingFeature,
  customersFeature,
  accountingFeature,
];
