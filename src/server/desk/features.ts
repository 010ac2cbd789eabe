import { deskBookingsFeature } from "../modules/desk-bookings/index.ts";
import { deskInboxFeature } from "../modules/desk-inbox/index.ts";
import { deskSearchFeature } from "../modules/desk-search/index.ts";
import { deskQuotesFeature } from "../modules/desk-quotes/index.ts";
import { staffFeature } from "../modules/staff/index.ts";
import { trailFeature } from "../modules/trail/index.ts";
import { ratesFeature } from "../operations/rates-desk/index.ts";
import type { DeskFeature } from "./route.ts";

/** Every feature of the desk's API; a new feature is one line here. */
export const deskFeatures: readonly DeskFeature[] = [
  deskInboxFeature,
  deskSearchFeature,
  deskBookingsFeature,
  deskQuotesFeature,
  ratesFeature,
  staffFeature,
  trailFeature,
];
