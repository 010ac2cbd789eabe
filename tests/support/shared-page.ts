import { afterAll, vi } from "vitest";

/* A vitest setup file for test files that share the page of their worker: each leaves it as it was. */
afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  /* jsdom has none; tests of lists add one. */
  Reflect.deleteProperty(Element.prototype, "scrollIntoView");
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, "", "/");
  document.body.replaceChildren();
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);
});
