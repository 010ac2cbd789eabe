import { addressesFeature, addressRecords } from "./modules/addresses/index.ts";
import { savedViewRecords, savedViewsFeature } from "./modules/saved-views/index.ts";
import { templateRecords, templatesFeature } from "./modules/templates/index.ts";

/** What shippers save in lists of their own. */
export const listFeatures = [addressesFeature, savedViewsFeature, templatesFeature];

export const listRecords = { ...addressRecords, ...savedViewRecords, ...templateRecords };
