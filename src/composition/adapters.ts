/* What every screen behind the sign-in calls the API with, in one file of the build: one adapter is small, and a screen needs several. */
export { createNotifications } from "#adapters/http/notifications.ts";
export { createPlaces } from "#adapters/http/places.ts";
