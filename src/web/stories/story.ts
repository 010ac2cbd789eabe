import type { ReactElement } from "react";
import type { AppServices } from "#flows/services.ts";

export type Ports = AppServices["ports"];

/** What a reader of a story does before it is shown; buttons and fields are found by their accessible names. */
export type StoryStep =
  | { readonly press: string }
  /** Types a text into the field with this label. */
  | { readonly into: string; readonly text: string };

/** A component in its variants. */
interface ComponentStory {
  readonly kind: "component";
  /** `components/<name of its file or folder>`. */
  readonly id: string;
  readonly Story: () => ReactElement;
  readonly steps?: readonly StoryStep[];
}

/** A screen of the portal in one of its states, over the ports in memory. */
export interface ScreenStory {
  readonly kind: "screen";
  /** `<folder of the screen>/<state>`. */
  readonly id: string;
  readonly path: string;
  /** Replaces some of the ports. */
  readonly ports?: (memory: Ports) => Partial<Ports>;
  readonly isSignedOut?: true;
  readonly steps?: readonly StoryStep[];
  /** A text that the page has once the state is reached. */
  readonly until: string;
}

export type Story = ComponentStory | ScreenStory;

/** Stories of components by the names of their files. */
export const stories = (group: string, byName: Readonly<Record<string, ComponentStory["Story"]>>): readonly Story[] =>
  Object.entries(byName).map(([name, Story]) => ({ kind: "component", id: `${group}/${name}`, Story }));
