/** What can happen while a place is looked up. */
export type PlaceLookupEvent =
  | { readonly type: "text.typed"; readonly text: string }
  /** A place was chosen or the field cleared: the search is over. */
  | { readonly type: "lookup.ended" }
  | { readonly type: "lookup.retried" };
