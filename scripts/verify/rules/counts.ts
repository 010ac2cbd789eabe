/* What an answer counts, and entries of which there is one. */
import type { Difference } from "../differences.ts";
import { readList, readString } from "../journeys/comparison.ts";
import { broken, locate, readNumber } from "./rule.ts";
import type { Rule } from "./rules.ts";

/** A page that is shorter than asked for is the last one: `lenResult` ends with it. */
export const checkCount: Rule = (body, { url }) => {
  const [skip, limit] = [Number(url.searchParams.get("skip") ?? 0), Number(url.searchParams.get("limit") ?? Infinity)];
  const [counted, length] = [readNumber(body, "lenResult"), readList(body, "result").length];
  if (counted === null || (length === 0 && skip > 0)) return [];
  const isLast = Number.isFinite(limit) && length < limit;
  const isRight = isLast ? counted === skip + length : counted >= skip + length;
  return isRight ? [] : [broken("$.lenResult", `${skip + length}${isLast ? "" : " or more"}`, counted)];
};

/** New messages are counted: those of the page at least. */
export const checkNotifications: Rule = (body, asked) => {
  const unread = readNumber(body, "unread");
  const listed = locate(body, "$", "result").filter(({ value }) => (value["readAt"] ?? null) === null).length;
  const { searchParams } = asked.url;
  const isWhole =
    !searchParams.has("topic") &&
    Number(searchParams.get("skip") ?? 0) === 0 &&
    readNumber(body, "lenResult") === readList(body, "result").length;
  return unread === null || (isWhole ? unread === listed : unread >= listed)
    ? []
    : [broken("$.unread", isWhole ? `${listed}, the new messages` : `${listed} or more`, unread)];
};

const checkOne =
  (name: string): Rule =>
  (body) => {
    const entries = locate(body, "$", "result");
    const count = entries.filter(({ value }) => value[name] === true).length;
    return count === 1 || entries.length === 0 ? [] : [broken(`$.result[].${name}`, "true of one entry", count)];
  };

const TEN_MINUTES_MS = 600_000;

/** The session of the request is first, then the last used first, to within ten minutes. */
export const checkSessions: Rule = (body, asked) => [
  ...checkOne("current")(body, asked),
  ...locate(body, "$", "result").flatMap(({ path, value }, index, all): readonly Difference[] => {
    if (value["current"] === true && index > 0)
      return [broken(`${path}.current`, "the session of the request first", index)];
    const before = index < 2 ? null : readString(all[index - 1]?.value, "lastUsedAt");
    const own = readString(value, "lastUsedAt");
    return before === null || own === null || Date.parse(before) >= Date.parse(own) - TEN_MINUTES_MS
      ? []
      : [broken(`${path}.lastUsedAt`, `the last used first, after ${before}`, own)];
  }),
];

export const checkMembers = checkOne("you");

/** A link that was opened has a moment at which it was, and the other way round. */
export const checkLinks: Rule = (body) =>
  locate(body, "$", "result").flatMap(({ path, value }) => {
    const opens = readNumber(value, "opens");
    const isOpened = typeof value["lastOpenedAt"] === "string";
    return opens === null || opens > 0 === isOpened
      ? []
      : [broken(`${path}.opens`, isOpened ? "1 or more, as it was opened" : "0, as nobody has opened it", opens)];
  });

/** A comment on a document is about one of its versions. */
export const checkDocuments: Rule = (body) =>
  locate(body, "$", "result").flatMap(({ path, value }) => {
    const versions = readList(value, "versions").length;
    return locate(value, path, "comments").flatMap((comment): readonly Difference[] => {
      const version = readNumber(comment.value, "version");
      return version === null || version <= versions
        ? []
        : [broken(`${comment.path}.version`, `at most ${versions}, the number of versions`, version)];
    });
  });

/** A request that is decided has a moment of it, and nobody decides it again. */
export const checkApprovals: Rule = (body) =>
  locate(body, "$", "result").flatMap(({ path, value }) => {
    const isWaiting = value["state"] === "waiting";
    const isDecided = typeof value["decidedAt"] === "string";
    return [
      ...(isWaiting === isDecided
        ? [broken(`${path}.decidedAt`, isWaiting ? "null while it waits" : "a moment", value["decidedAt"])]
        : []),
      ...["mayDecide", "mayWithdraw"].flatMap((name) =>
        !isWaiting && value[name] === true ? [broken(`${path}.${name}`, "false, as it does not wait", true)] : [],
      ),
    ];
  });

/** Cargo has an entry for each booked container, and a VGM is of one of them. */
export const checkCargo: Rule = (body) =>
  locate(body, "$", "result").flatMap(({ path, value }) => {
    const count = readList(value, "equipments").length;
    const details = readList(value, "details.requestedEquipments").length;
    return [
      ...(count === details
        ? []
        : [broken(`${path}.details.requestedEquipments`, `${count}, one of each container`, details)]),
      ...locate(value, path, "submissions").flatMap((sent): readonly Difference[] => {
        const container = readNumber(sent.value, "container");
        const isVgm = sent.value["subject"] === "vgm";
        const isRight = container === null || (isVgm ? container >= 1 && container <= count : container === 0);
        return isRight
          ? []
          : [broken(`${sent.path}.container`, isVgm ? `1 to ${count}, a container` : "0, as it is no VGM", container)];
      }),
    ];
  });
