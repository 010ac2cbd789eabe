import type { ReactElement } from "react";
import { initials } from "./initials.css.ts";

/** The mark of a person: nothing to read out, the name stands beside it. */
export function Initials({ name }: { readonly name: string }): ReactElement {
  return (
    <span className={initials} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

/** First letters of the first and the last word: "Ananya Rao" is AR. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [words[0], last]
    .map((word) => Array.from(word ?? "")[0] ?? "")
    .join("")
    .toUpperCase();
}
