import { type ReactElement, useEffect, useState, useSyncExternalStore } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { AppServicesProvider } from "../portal/portal-context.tsx";
import { routes } from "../portal/routes.tsx";
import { wrap } from "../styles/layout.css.ts";
import { text } from "../styles/typography.css.ts";
import { playStory } from "./play.ts";
import { STORIES } from "./registry.ts";
import { startStoryServices } from "./services.ts";
import { frame, index, indexGroup, indexHead, storyLink } from "./stories.css.ts";
import type { Ports, ScreenStory, Story } from "./story.ts";

/** `waiting` until the state of the story is reached; `missing: …` if it is not. */
const report = (state: string): void => {
  document.documentElement.dataset["story"] = state;
};

const watchHash = (changed: () => void): (() => void) => {
  window.addEventListener("hashchange", changed);
  return () => window.removeEventListener("hashchange", changed);
};

/** The story that the fragment of the address names, otherwise the list of all stories. */
export function StoryPage({ memory }: { readonly memory: () => Ports }): ReactElement {
  const id = decodeURIComponent(useSyncExternalStore(watchHash, () => window.location.hash.slice(1)));
  const story = STORIES.find((one) => one.id === id);
  if (story === undefined) return <StoryIndex />;
  return <Played key={id} story={story} memory={memory} />;
}

type PlayedProps = { readonly story: Story; readonly memory: () => Ports };

function Played({ story, memory }: PlayedProps): ReactElement {
  useEffect(() => {
    report("waiting");
    playStory(story.steps ?? [], story.kind === "screen" ? story.until : "").then(
      (missing) => report(missing === null ? `shown ${story.id}` : `missing: ${missing}`),
      (error: unknown) => report(`missing: ${String(error)}`),
    );
  }, [story]);
  return story.kind === "screen" ? (
    <Screen story={story} memory={memory} />
  ) : (
    <div id="story" className={frame}>
      <Component Story={story.Story} />
    </div>
  );
}

type ScreenProps = { readonly story: ScreenStory; readonly memory: () => Ports };

function Screen({ story, memory }: ScreenProps): ReactElement {
  const [services] = useState(() => startStoryServices(memory(), story));
  const [router] = useState(() => createMemoryRouter(routes, { initialEntries: [story.path] }));
  return (
    <AppServicesProvider value={services}>
      <RouterProvider router={router} />
    </AppServicesProvider>
  );
}

/* Some components are links of the router. */
function Component({ Story }: { readonly Story: () => ReactElement }): ReactElement {
  const [router] = useState(() => createMemoryRouter([{ path: "*", element: <Story /> }]));
  return <RouterProvider router={router} />;
}

const GROUPS = [...new Set(STORIES.map(({ id }) => id.split("/")[0] ?? ""))];

function StoryIndex(): ReactElement {
  return (
    <main id="main" className={`${wrap} ${index}`}>
      <h1 className={`${text.h1} ${indexHead}`}>{`Stories (${STORIES.length})`}</h1>
      {GROUPS.map((group) => (
        <section key={group} className={indexGroup}>
          <h2 className={text.h3}>{group}</h2>
          <ul>
            {STORIES.filter(({ id }) => id.startsWith(`${group}/`)).map(({ id }) => (
              <li key={id}>
                <a className={storyLink} href={`#${id}`}>
                  {id.slice(group.length + 1)}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}
