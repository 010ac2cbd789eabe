import { deliveryRecords } from "./delivery-store.ts";
import { endpointRecords } from "./endpoint-store.ts";

export { listDeliveriesOfAll, readWebhookQueue, sendDeliveryAgain } from "./delivery-store.ts";
export { recordWebhookEvent, removeHeldEvent } from "./record-events.ts";
export { collectTestEvents, forwardTestEvents } from "./test-events.ts";
export { webhooksFeature } from "./feature.ts";

export const webhookRecords = { ...endpointRecords, ...deliveryRecords };
