/** What a message or a status means to the shipper; the theme decides how it looks. */
export type Tone = "positive" | "caution" | "critical" | "neutral" | "info";
