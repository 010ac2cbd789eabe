import { type Location, useLocation } from "react-router-dom";

/** Where the page stands; its state may have been left by an older version of the portal, and is read like any input. */
export const useUntrustedLocation = (): Location<unknown> => useLocation();
