import { ACCOUNT_STORIES } from "./account-screens.ts";
import { BOOKING_STORIES } from "./booking-screens.ts";
import { FIELD_STORIES } from "./field-stories.tsx";
import { FOUNDATION_STORIES } from "./foundation-stories.tsx";
import { GROWING_STORIES } from "./growing-rate-screens.ts";
import { ILLUSTRATION_STORIES } from "./illustration-stories.tsx";
import { LABEL_STORIES } from "./label-stories.tsx";
import { MESSAGE_STORIES } from "./message-stories.tsx";
import { NOTIFICATION_STORIES } from "./notification-screens.ts";
import { QUOTE_STORIES } from "./quote-screens.ts";
import { RATE_STORIES } from "./rate-screens.ts";
import type { Story } from "./story.ts";

/** Every component and every state of a screen; development and tests only. */
export const STORIES: readonly Story[] = [
  ...FOUNDATION_STORIES,
  ...LABEL_STORIES,
  ...FIELD_STORIES,
  ...ILLUSTRATION_STORIES,
  ...MESSAGE_STORIES,
  ...ACCOUNT_STORIES,
  ...NOTIFICATION_STORIES,
  ...RATE_STORIES,
  ...GROWING_STORIES,
  ...BOOKING_STORIES,
  ...QUOTE_STORIES,
];
