import * as t from "io-ts";
import { fromThrowable } from "neverthrow";
import { decodeWith, object } from "#adapters/http/codec.ts";
import type { UnsavedQuotesPort } from "../ports/index.ts";
import { ContentCodec, toContent } from "./quote-drafts.ts";

const UnsavedCodec = object({ content: ContentCodec, revision: t.number });

const json = fromThrowable((text: string): unknown => JSON.parse(text));

const toKey = (number: string): string => `deskQuote.${number}`;

/* A blocked or full storage is silently empty. */
const read = fromThrowable((key: string): string | null => globalThis.sessionStorage.getItem(key));
const write = fromThrowable((key: string, text: string | null) =>
  text === null ? globalThis.sessionStorage.removeItem(key) : globalThis.sessionStorage.setItem(key, text),
);

/** Unsaved drafts in the storage of this tab. */
export const createUnsavedQuotes = (): UnsavedQuotesPort => ({
  load: (number) => {
    const text = read(toKey(number)).unwrapOr(null);
    return text === null ? null : json(text).andThen(decodeWith(UnsavedCodec)).unwrapOr(null);
  },
  save: (number, draft) =>
    write(
      toKey(number),
      draft === null ? null : JSON.stringify({ content: toContent(draft.content), revision: draft.revision }),
    ).unwrapOr(undefined),
});
