import { expect, it } from "vitest";
import { findScreens, loadFrame, PUBLIC_SCREENS, SIGNED_IN_SCREENS } from "#web/portal/screens.ts";

it.each([
  ["/rate/quote", [loadFrame, SIGNED_IN_SCREENS["rate/quote"]]],
  ["/rate/quote/", [loadFrame, SIGNED_IN_SCREENS["rate/quote"]]],
  ["/rate/quote/QTN-2026-000016", [loadFrame, SIGNED_IN_SCREENS["rate/quote/:quotationId"]]],
  ["/rate/quotes", [loadFrame, SIGNED_IN_SCREENS["rate/quotes"]]],
  ["/login", [PUBLIC_SCREENS.login]],
  ["/shared/quotes/abc", [PUBLIC_SCREENS["shared/quotes/:token"]]],
  ["/shared/abc", [PUBLIC_SCREENS["shared/:token"]]],
  ["/rate/nothing", []],
  ["/", []],
])("finds the screens of %s for a signed-in shipper", (path, screens) => {
  expect(findScreens(path, true)).toEqual(screens);
});

it.each([
  ["/rate/quote", []],
  ["/login", [PUBLIC_SCREENS.login]],
])("finds the screens of %s for a visitor", (path, screens) => {
  expect(findScreens(path, false)).toEqual(screens);
});
