import { type AppServices, startAppServices } from "#flows/services.ts";
import type { Ports, ScreenStory } from "./story.ts";

/** Stories have one fixed moment: 20 November 2026, 13:45 in India. */
export const STORY_CLOCK: Ports["clock"] = {
  now: () => "2026-11-20T08:15:00.000Z",
  today: () => "2026-11-20",
  timeZone: () => "Asia/Kolkata",
  synchronise: () => undefined,
};

const createDrafts = (): Ports["drafts"] => {
  const texts = new Map<string, string>();
  return {
    load: (key) => texts.get(key) ?? null,
    save: (key, text) => void texts.set(key, text),
    remove: (key) => void texts.delete(key),
    removeAll: (keys) => keys.forEach((key) => texts.delete(key)),
    watch: () => () => undefined,
  };
};

const ignore = (): void => undefined;

const createSessionStore = (isSignedOut: boolean): Ports["sessionStore"] => ({
  credentials: () => (isSignedOut ? null : { xToken: "story", xApiKey: "story" }),
  saveCredentials: ignore,
  clear: ignore,
  profile: () => null,
  saveProfile: ignore,
  removeProfile: ignore,
  redirect: () => null,
  saveRedirect: ignore,
  removeRedirect: ignore,
  otpToken: () => null,
  saveOtpToken: ignore,
  removeOtpToken: ignore,
  watch: () => ignore,
});

const createIds = (): Ports["ids"] => {
  let last = 0;
  return {
    next: () => {
      last += 1;
      return `story-${last}`;
    },
  };
};

/** The services of one story: nothing is stored in the browser, and no story changes another one. */
export const startStoryServices = (memory: Ports, story: ScreenStory): AppServices =>
  startAppServices({
    ...memory,
    drafts: createDrafts(),
    sessionStore: createSessionStore(story.isSignedOut === true),
    navigation: { reloadTo: ignore },
    documents: { save: ignore },
    ids: createIds(),
    ...story.ports?.(memory),
  });
