import { withFailingSource } from "./demo/failing-source.ts";
import type { Feature } from "./features.ts";
import { accountsFeature } from "./routes/accounts.ts";
import { enquiriesFeature } from "./routes/enquiries.ts";
import { dashboardFeature } from "./routes/dashboard.ts";
import { freightFeature } from "./routes/freight.ts";
import { sessionFeature } from "./routes/session.ts";
import { trackingFeature } from "./routes/tracking.ts";

/** Everything that the server serves, a line each. */
const featuresWith = (freight: Feature): readonly Feature[] => [
  sessionFeature,
  accountsFeature(),
  dashboardFeature,
  enquiriesFeature(),
  freight,
  trackingFeature,
];

export const allFeatures: readonly Feature[] = featuresWith(freightFeature());

/** The same, with a rate source that fails on one lane. */
export const demoFeatures: readonly Feature[] = featuresWith(freightFeature({ amendSources: withFailingSource }));
