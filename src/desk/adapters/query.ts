/** Typed texts as parameters of a query: trimmed, without those that are empty. */
export const omitEmpty = <Typed extends object>(typed: Typed): { readonly [Name in keyof Typed]?: string } => {
  const texts: { [Name in keyof Typed]?: string } = {};
  for (const [name, text] of Object.entries(typed))
    if (typeof text === "string" && text.trim() !== "") Object.assign(texts, { [name]: text.trim() });
  return texts;
};
