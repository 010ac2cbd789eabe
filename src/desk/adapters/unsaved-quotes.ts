import * as t from "io-ts";
import { fromThrowable } from "neverthrow";
import { decodeWith, object } from "#adapters/http/codec.ts";
import type { UnsavedQuotesPort } from "../ports/index.ts";
import { readTabText, writeTabText } from "./tab-storage.ts";
import { ContentCodec, toContent } from "./quote-drafts.ts";

const UnsavedCodec = object({ content: ContentCodec, revision: t.number });

const json = fromThrowable((text: string): unknown => JSON.parse(text));

const toKey = (number: string): string => `deskQuote.${number}`;

/** Unsaved drafts in the storage of this tab. */
export const createUnsavedQuotes = (): UnsavedQuotesPort => ({
  load: (number) => {
    const text = readTabText(toKey(number));
    return text === null ? null : json(text).andThen(decodeWith(UnsavedCodec)).unwrapOr(null);
  },
  save: (number, draft) =>
    writeTabText(
      toKey(number),
      draft === null ? null : JSON.stringify({ content: toContent(draft.content), revision: draft.revision }),
    ).unwrapOr(undefined),
});
