import { fromThrowable } from "neverthrow";
import type { DraftsPort } from "#ports/browser.ts";

/** Texts that are typed and not sent, by what they are about. */
type TextDrafts = Readonly<Record<string, string>>;

const parse = fromThrowable((text: string): unknown => JSON.parse(text));

/* None if the stored text cannot be read. */
const parseDrafts = (text: string | null): TextDrafts => {
  const value = parse(text ?? "").unwrapOr(null);
  if (typeof value !== "object" || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([id, text]: readonly [string, unknown]) =>
      typeof text === "string" ? [[id, text] as const] : [],
    ),
  );
};

/**
 * Texts that survive a reload, stored under a key of the drafts: a text that is emptied is removed, and the key with the last one.
 *
 * @example const texts = textDrafts(ports.drafts, QUOTE_COMMENT_KEY); texts.save(number, "Yes."); texts.load(number); // "Yes."
 */
export const textDrafts = (drafts: Pick<DraftsPort, "load" | "save" | "remove">, key: string) => ({
  load: (id: string): string => parseDrafts(drafts.load(key))[id] ?? "",
  save: (id: string, text: string): void => {
    const { [id]: _, ...others } = parseDrafts(drafts.load(key));
    const all = text === "" ? others : { ...others, [id]: text };
    if (Object.keys(all).length === 0) drafts.remove(key);
    else drafts.save(key, JSON.stringify(all));
  },
});
