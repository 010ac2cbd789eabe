import type { ReactElement } from "react";

/** A screen as the router loads it. */
type LoadScreen = () => Promise<{ readonly Component: () => ReactElement }>;

const signIn: LoadScreen = () => import("../screens/sign-in/screen.tsx");

/** The frame around each screen behind the sign-in. */
export const loadFrame: LoadScreen = () => import("./frame.tsx");

/** Screens that need no session, by path; `:name` stands for one part of it. */
export const PUBLIC_SCREENS = {
  login: signIn,
  account: signIn,
  signup: () => import("../screens/signup/screen.tsx"),
  "forgot-password": () => import("../screens/forgot-password/screen.tsx"),
  "reset-password": () => import("../screens/reset-password/screen.tsx"),
  invitation: () => import("../screens/invitation/screen.tsx"),
  "shared/quotes/:token": () => import("../screens/quotes/approval-screen.tsx"),
  "quotes/verify/:code": () => import("../screens/quotes/verify-screen.tsx"),
  "shared/:token": () => import("../screens/shared/screen.tsx"),
} as const satisfies Readonly<Record<string, LoadScreen>>;

/** Screens behind the sign-in, by path. */
export const SIGNED_IN_SCREENS = {
  dashboard: () => import("../screens/dashboard/screen.tsx"),
  rate: () => import("../screens/rate-search/screen.tsx"),
  "rate/search": () => import("../screens/available-rates/screen.tsx"),
  "rate/quote": () => import("../screens/my-bookings/screen.tsx"),
  "rate/quote/:quotationId": () => import("../screens/booking-page/screen.tsx"),
  "rate/quotes": () => import("../screens/quotes/list-screen.tsx"),
  "rate/quotes/:number": () => import("../screens/quotes/quote-screen.tsx"),
  "rate/account": () => import("../screens/account/screen.tsx"),
  "rate/notifications": () => import("../screens/notifications/screen.tsx"),
  "rate/tracking": () => import("../screens/tracking/screen.tsx"),
  "rate/tracking/:bookingId": () => import("../screens/tracking/details.tsx"),
} as const satisfies Readonly<Record<string, LoadScreen>>;

const matches = (pattern: string, path: string): boolean => {
  const [expected, actual] = [pattern.split("/"), path.replace(/^\/|\/$/g, "").split("/")];
  return expected.length === actual.length && expected.every((part, at) => part.startsWith(":") || part === actual[at]);
};

const findIn = (screens: Readonly<Record<string, LoadScreen>>, path: string): readonly LoadScreen[] =>
  Object.entries(screens)
    .filter(([pattern]) => matches(pattern, path))
    .map(([, load]) => load);

/** What shows an address: its screen, and the frame around it. Empty where the address has none, or needs a session that is not there. */
export const findScreens = (path: string, isSignedIn: boolean): readonly LoadScreen[] => {
  const signedIn = isSignedIn ? findIn(SIGNED_IN_SCREENS, path) : [];
  return signedIn.length > 0 ? [loadFrame, ...signedIn] : findIn(PUBLIC_SCREENS, path);
};
