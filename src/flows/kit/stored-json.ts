import { fromThrowable } from "neverthrow";
import type { DraftsPort } from "#ports/browser.ts";

type Fields = Readonly<Record<string, unknown>>;

const parse = fromThrowable((text: string): unknown => JSON.parse(text));

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The fields of an object; none of anything else. */
export const toFields = (value: unknown): Fields => (isFields(value) ? value : {});

/** The fields of the object in a stored text; none if it cannot be read. */
export const parseFields = (text: string | null): Fields => toFields(parse(text ?? "").unwrapOr(null));

export const toText = (value: unknown): string | null => (typeof value === "string" ? value : null);

export const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A draft with the texts of the stored fields; what cannot be read stays as it is. */
export const withStoredTexts = <Draft extends object>(draft: Draft, stored: Fields): Draft => ({
  ...draft,
  ...Object.fromEntries(
    Object.keys(draft).flatMap((field) => (toText(stored[field]) === null ? [] : [[field, stored[field]]])),
  ),
});

/**
 * Stores a draft under a key; null removes it.
 *
 * @example createForm({ ...source, store: storeJson(ports.drafts, DRAFT_KEYS.quote) });
 */
export const storeJson =
  (drafts: Pick<DraftsPort, "save" | "remove">, key: string) =>
  (draft: object | null): void =>
    draft === null ? drafts.remove(key) : drafts.save(key, JSON.stringify(draft));

/**
 * Texts that are typed and not sent, by what they are about. They survive a reload, stored under a key of the drafts: a text that is
 * emptied is removed, and the key with the last one.
 *
 * @example const texts = textDrafts(ports.drafts, DRAFT_KEYS.quoteComment); texts.save(number, "Yes."); texts.load(number); // "Yes."
 */
export const textDrafts = (drafts: Pick<DraftsPort, "load" | "save" | "remove">, key: string) => ({
  load: (id: string): string => toText(parseFields(drafts.load(key))[id]) ?? "",
  save: (id: string, text: string): void => {
    const { [id]: _, ...others } = parseFields(drafts.load(key));
    const all = text === "" ? others : { ...others, [id]: text };
    storeJson(drafts, key)(Object.keys(all).length === 0 ? null : all);
  },
});
