import { accountingFeature } from "../modules/accounting/index.ts";
import { connectorsFeature } from "../modules/connectors/index.ts";
import { customersFeature } from "../modules/customers/index.ts";
import { pricingFeature } from "../modules/pricing/index.ts";
import { deskBookingsFeature } from "../modules/desk-bookings/index.ts";
import { deskQuotesFeature } from "../modules/desk-quotes/index.ts";
import { deskInboxFeature } from "../modules/desk-inbox/index.ts";
import { deskSearchFeature } from "../modules/desk-search/index.ts";
import { staffFeature } from "../modules/staff/index.ts";
import { trailFeature } from "../modules/trail/index.ts";
import { ratesFeature } from "../operations/rates-desk/index.ts";
import type { DeskFeature } from "./route.ts";

/** Every feature of the desk's API; a new feature is one line here. */
export const deskFeatures: readonly DeskFeature[] = [
  accountingFeature,
  connectorsFeature,
  customersFeature,
  pricingFeature,
  deskBookingsFeature,
  staffFeature,
  trailFeature,
  ratesFeature,
  deskInboxFeature,
  deskSearchFeature,
  deskQuotesFeature,
];
