/* Runs before the portal's code is here: fetches the screen of this address beside it, and the data that it asks for first. */
import { askEarly, loadAdapters } from "#composition/early.ts";
import { findScreens } from "./portal/screens.ts";

const { pathname, search } = window.location;
const { isSignedIn } = askEarly(window, pathname + search);
const code = [
  ...findScreens(pathname, isSignedIn).map((load) => load()),
  ...(isSignedIn ? [loadAdapters(pathname)] : []),
];
/* What cannot be fetched is fetched again, and missed, by the router. */
for (const one of code) one.catch(() => undefined);
