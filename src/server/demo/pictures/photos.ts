import { readFileSync } from "node:fs";

export interface Photo {
  readonly fileName: string;
  readonly content: Uint8Array;
}

const VIEWS = ["doors", "side", "before sealing"] as const;

const readPhoto = (container: string, view: string): Uint8Array =>
  readFileSync(new URL(`./${container.toLowerCase()}-${view.replaceAll(" ", "-")}.png`, import.meta.url));

/** The first photos of a demo container; they are drawn by tools/art. */
export const readPhotos = (container: string, count: number): readonly Photo[] =>
  VIEWS.slice(0, count).map((view) => ({
    fileName: `Container condition, ${view}.png`,
    content: readPhoto(container, view),
  }));
