/* Messages that are read one by one and together. */
import { type Compare, type Comparison, differ, findEntry, only, read, readList, same } from "./comparison.ts";

/** A topic counts its own messages, and the new ones of all topics. */
const compareTopic: Compare = only(({ body, bodies }) => [
  ...same("$.unread", read(bodies.get("listMessages"), "unread"), read(body, "unread")),
  ...same("$.lenResult", readList(body, "result").length, read(body, "lenResult")),
]);

/** The message that was read is no longer new, and the other one is. */
const compareOneRead: Compare = only(({ body, bodies, outputs }) => {
  const [own, other] = ["id", "otherId"].map((name) =>
    findEntry(body, "result", "id", outputs.get("listMessages")?.[name]),
  );
  return [
    ...same("$.unread", Number(read(bodies.get("listMessages"), "unread")) - 1, read(body, "unread")),
    ...(typeof read(own?.entry, "readAt") === "string"
      ? []
      : [differ("$.result[0].readAt", "the moment at which the message was read", read(own?.entry, "readAt"))]),
    ...same("$.result[1].readAt", null, read(other?.entry, "readAt")),
  ];
});

/** Nothing is new; what was read before was read when it was. */
const compareAllRead: Compare = only(({ body, bodies, outputs }) => {
  const [before, after] = [bodies.get("listAfterOne"), body].map((answer) =>
    findEntry(answer, "result", "id", outputs.get("listMessages")?.["id"]),
  );
  return [
    ...same("$.unread", 0, read(body, "unread")),
    ...same("$.result[0].readAt", read(before?.entry, "readAt"), read(after?.entry, "readAt")),
  ];
});

export const MESSAGES: Readonly<Record<string, Comparison>> = {
  listOfOtherTopic: { compare: compareTopic },
  listAfterOne: { needs: ["listMessages"], compare: compareOneRead },
  listAfterAll: { needs: ["listAfterOne"], compare: compareAllRead },
};
