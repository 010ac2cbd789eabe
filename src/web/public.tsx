import { composeSite } from "#composition/site.ts";
import { keepMovedPresses } from "./components/moved-press.ts";
import { PUBLIC_ROUTES } from "./site/routes.ts";
import { deferPresses, deferSubmits, whenPainted } from "./site/start.ts";

/* The page is prerendered: these lines are all that runs before the first paint. */
/* The page may be that of another path: a demo has its own terms. */
const shown = document.getElementById("root")?.dataset["prerendered"] ?? window.location.pathname;
const route = PUBLIC_ROUTES.find(({ path }) => path === shown);

if (route !== undefined) {
  deferSubmits(document);
  keepMovedPresses(document);
  const pressDeferred = deferPresses(document);
  await whenPainted(window);
  const [{ Component }, { hydrate }] = await Promise.all([route.load(), import("./site/hydrate.tsx")]);
  hydrate(shown, Component, composeSite(window));
  pressDeferred();
}
