import type { Feature } from "./features.ts";
import { accountsFeature } from "./routes/accounts.ts";
import { enquiriesFeature } from "./routes/enquiries.ts";
import { dashboardFeature } from "./routes/dashboard.ts";
import { freightFeature } from "./routes/freight.ts";
import { sessionFeature } from "./routes/session.ts";
import { trackingFeature } from "./routes/tracking.ts";

/** Everything that the server serves, a line each. */
export const allFeatures: readonly Feature[] = [
  sessionFeature,
  accountsFeature(),
  dashboardFeature,
  enquiriesFeature(),
  freightFeature(),
  trackingFeature,
];
