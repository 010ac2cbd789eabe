import { fromThrowable } from "neverthrow";

/** Comments that are typed and not sent, by document. */
export type CommentDrafts = Readonly<Record<string, string>>;

const parse = fromThrowable((text: string): unknown => JSON.parse(text));

/** The drafts of a stored text; none if it cannot be read. */
export const parseDrafts = (text: string | null): CommentDrafts => {
  const value = parse(text ?? "").unwrapOr(null);
  if (typeof value !== "object" || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([id, comment]: readonly [string, unknown]) =>
      typeof comment === "string" ? [[id, comment] as const] : [],
    ),
  );
};

/** The text to store; null if nothing is typed any more. */
export const formatDrafts = (drafts: CommentDrafts, id: string, comment: string): string | null => {
  const { [id]: _, ...others } = drafts;
  const all = comment === "" ? others : { ...others, [id]: comment };
  return Object.keys(all).length === 0 ? null : JSON.stringify(all);
};
