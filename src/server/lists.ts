import { addressesFeature, addressRecords } from "./modules/addresses/index.ts";
import { templateRecords, templatesFeature } from "./modules/templates/index.ts";

/** What shippers save in lists of their own. */
export const listFeatures = [addressesFeature, templatesFeature];

export const listRecords = { ...addressRecords, ...templateRecords };
