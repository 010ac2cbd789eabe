/* How a fault of an optional part changes calls and lists. */
import { readList } from "../../../scripts/verify/journeys/comparison.ts";
import { isObject, type JsonObject } from "../../../scripts/verify/json.ts";
import { type Call, type Change, isFirst, type Memory, OK, refusal, replies, servesFirst } from "./fault-kit.ts";

/** Answers the calls that fit without doing what they ask. */
export const pretends = (fits: (call: Call, memory: Memory) => boolean): Change => ({
  changeCall: (call, memory) => (fits(call, memory) ? OK : call),
});

export const refuses = (status: number, fits: (call: Call, memory: Memory) => boolean): Change => ({
  changeCall: (call, memory) => (fits(call, memory) ? refusal(status) : call),
});

/** Sends the calls that fit in the name of the account that signed in first. */
export const asFirst = (fits: (call: Call, memory: Memory) => boolean): Change => ({
  changeCall: (call, memory) => (fits(call, memory) ? servesFirst(call, memory) : call),
});

export const isOther = (call: Call, memory: Memory): boolean => !isFirst(call, memory);

export const reversed = replies((body) => ({ ...body, result: readList(body, "result").toReversed() }));

export const eachEntry = (change: (entry: JsonObject, call: Call, memory: Memory) => JsonObject): Change =>
  replies((body, call, memory) => ({
    ...body,
    result: readList(body, "result").map((one) => (isObject(one) ? change(one, call, memory) : one)),
  }));
