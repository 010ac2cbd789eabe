import { type Sentence, writeSentence } from "#domain/formatting";
import type { Notice } from "#domain/notifications";
import { storedJson } from "#server/platform/database/statements.ts";
import type { NotificationTable } from "./tables.ts";

type Sentences = Pick<Notice, "title" | "detail">;
type Stored = Pick<NotificationTable, "title" | "detail" | "sentences">;

const isText = (sentence: Sentence | null): boolean => sentence === null || typeof sentence === "string";

/** The columns of a message: its texts in the standard formats, and its sentences where they state a day or an amount. */
export const storeSentences = ({ title, detail }: Sentences): Stored => ({
  title: writeSentence(title),
  detail: detail === null ? null : writeSentence(detail),
  sentences: isText(title) && isText(detail) ? null : JSON.stringify({ title, detail }),
});

/** The sentences of a stored message; those of an earlier version are their texts. */
export const readSentences = ({ title, detail, sentences }: Stored): Sentences =>
  sentences === null ? { title, detail } : storedJson<Sentences>(sentences);
