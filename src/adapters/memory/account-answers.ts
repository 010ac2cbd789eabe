import { type JsonObject, toItems, toObject } from "#api/readers/json.ts";
import { type Call, readExampleItem } from "./store.ts";

const SESSIONS = "/resource/account/sessions";

const endOtherSessions = ({ store }: Call): JsonObject => {
  const sessions = store.list(SESSIONS);
  const current = sessions.filter((one) => one["current"] === true);
  store.save(SESSIONS, current);
  return { result: [{ endedSessions: sessions.length - current.length }] };
};

const setDeletion = ({ store }: Call, deletionRequestedAt: string | null): void =>
  store.save(
    "/resource/account",
    store.list("/resource/account").map((one) => ({ ...one, deletionRequestedAt })),
  );

const requestDeletion = (call: Call): JsonObject => {
  setDeletion(call, call.now);
  return { result: [{ requestedAt: call.now }] };
};

const withdrawDeletion = (call: Call): JsonObject => {
  setDeletion(call, null);
  return {};
};

const createFeed = (call: Call): JsonObject => {
  const { now, path, store } = call;
  store.save(path, [{ createdAt: now }]);
  return { result: [{ ...readExampleItem(call), createdAt: now }] };
};

const saveLeadTimes = ({ parameters: { origin }, body, store }: Call): JsonObject => {
  if (Object.keys(body).length === 0) return {};
  const path = "/resource/lead-times";
  const saved = store.list(path);
  const name = saved.find((one) => one["origin"] === origin)?.["name"] ?? null;
  store.save(path, [...saved.filter((one) => one["origin"] !== origin), { origin, name, leadTimes: body }]);
  return { result: [body] };
};

const setNotification = ({ path, body, store }: Call): JsonObject => {
  store.save(
    path,
    store.list(path).map((one) => (one["topic"] === body["topic"] ? { ...one, ...body } : one)),
  );
  return { result: store.list(path) };
};

const listNotifications = ({ query, path, store }: Call): JsonObject => {
  const topic = query.get("topic");
  const skip = Number(query.get("skip") ?? 0);
  const messages = store.list(path).map((one) => {
    const booking = toObject(one["booking"]);
    return { ...one, booking: { ...booking, muted: store.list("muted").some(({ _id }) => _id === booking["_id"]) } };
  });
  const found = messages.filter((one: JsonObject) => topic === null || one["topic"] === topic);
  const unread = messages.filter((one: JsonObject) => one["readAt"] === null).length;
  const result = found.slice(skip, skip + Number(query.get("limit") ?? found.length));
  return { lenResult: found.length, unread, result };
};

const readNotifications = ({ body: { ids }, now, store }: Call): JsonObject => {
  const path = "/resource/notifications";
  const isRead = ({ id }: JsonObject): boolean => !Array.isArray(ids) || toItems(ids).includes(id);
  store.save(
    path,
    store.list(path).map((one) => (isRead(one) ? { ...one, readAt: one["readAt"] ?? now } : one)),
  );
  return {};
};

const muteBooking = ({ parameters: { id }, body, store }: Call): JsonObject => {
  const others = store.list("muted").filter(({ _id }) => _id !== id);
  store.save("muted", body["muted"] === true ? [...others, { _id: id }] : others);
  return {};
};

/** Answers about the account and its messages that depend on what was sent before. */
export const ACCOUNT_ANSWERS: Readonly<Record<string, (call: Call) => JsonObject>> = {
  changePassword: endOtherSessions,
  endOtherSessions,
  requestAccountDeletion: requestDeletion,
  withdrawAccountDeletion: withdrawDeletion,
  createCalendarFeed: createFeed,
  saveLeadTimes,
  setNotification,
  listNotifications,
  readNotifications,
  muteBooking,
};
