export { notificationRecords } from "./account-records.ts";
export { listHistory } from "./booking-history.ts";
export { notificationsFeature } from "./routes.ts";
export { isMuted } from "./settings-store.ts";
export { subscriptionReader } from "./subscription.ts";
export { addUnsubscribe } from "./unsubscribe.ts";
