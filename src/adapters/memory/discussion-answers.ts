import { type JsonObject, toItems, toObject, toText } from "#api/readers/json.ts";
import { type Call, changeEntry, getParent, pickSent, readExampleItem } from "./store.ts";

const SENDER = "Asha Menon";

const addComment = (
  item: JsonObject,
  { key, now }: Call,
  { text, ...more }: { readonly text: unknown } & JsonObject,
): JsonObject =>
  toText(text) === null
    ? item
    : { ...item, comments: [...toItems(item["comments"]), { id: key, writtenAt: now, text, ...more }] };

const commentQuote = (call: Call): JsonObject =>
  changeEntry(call, "/resource/quotes", call.parameters["id"], (quote) =>
    addComment(quote, call, { text: call.body["text"], writtenBy: "shipper", name: SENDER }),
  );

/* The quote behind a link is a page of its own. */
const changeShared = (call: Call, change: (quote: JsonObject) => JsonObject): JsonObject => {
  const path = getParent(call.path);
  const result = call.store.list(path).map(change);
  call.store.save(path, result);
  return { result };
};

const commentSharedQuote = (call: Call): JsonObject => {
  const { name, text } = call.body;
  return changeShared(call, (quote) => addComment(quote, call, { writtenBy: "recipient", name, text }));
};

const decideSharedQuote = (call: Call): JsonObject => {
  const { outcome, offer = null, name } = call.body;
  const decision = { outcome, offer, name, decidedAt: call.now };
  return outcome === undefined ? {} : changeShared(call, (quote) => ({ ...quote, state: outcome, decision }));
};

const readAmendments = ({ store }: Call, path: string) => {
  const [page = {}] = store.list(path);
  const amendments = toItems(page["amendments"]).map(toObject);
  return { amendments, save: (changed: readonly JsonObject[]) => store.save(path, [{ ...page, amendments: changed }]) };
};

const requestAmendment = (call: Call): JsonObject => {
  const { body, key, now, path } = call;
  const sample = readExampleItem(call);
  const requested = { ...sample, ...pickSent(sample, body), id: key, requestedAt: now };
  const { amendments, save } = readAmendments(call, path);
  save([requested, ...amendments]);
  return { result: [requested] };
};

const DECIDED: Readonly<Record<string, string>> = { withdraw: "withdrawn", agree: "confirmed", refuse: "declined" };

const decideAmendment = (call: Call): JsonObject => {
  const { path, parameters, body, now } = call;
  const isDecided = (one: JsonObject): boolean => one["id"] === parameters["amendment"];
  const state = DECIDED[String(body["decision"])] ?? "withdrawn";
  const { amendments, save } = readAmendments(call, getParent(getParent(path)));
  const changed = amendments.map((one) => (isDecided(one) ? { ...one, state, decidedAt: now } : one));
  save(changed);
  return changed.some(isDecided) ? { result: changed.filter(isDecided) } : {};
};

const addDocument = (call: Call): JsonObject => {
  const { query, path, key, now, content, store } = call;
  const documents = store.list(path);
  const sample = readExampleItem(call);
  const earlier = documents.find(({ id }) => id === query.get("document"));
  const document = earlier ?? { ...sample, id: key, kind: query.get("kind") ?? sample["kind"], versions: [] };
  const versions = toItems(document["versions"]);
  const number = versions.length + 1;
  const address = `${path}/${String(document["id"])}/versions/${number}`;
  store.files.set(address, content);
  const version = {
    number,
    fileName: query.get("fileName") ?? "document.pdf",
    mediaType: content.type === "" ? "application/pdf" : content.type,
    bytes: content.size,
    addedBy: "shipper",
    addedAt: now,
    decision: null,
    link: `/api${address}`,
  };
  const changed = { ...document, versions: [...versions, version] };
  store.save(path, [...documents.filter((one) => one !== earlier), changed]);
  return { result: [changed] };
};

const changeDocument = (call: Call, change: (document: JsonObject) => JsonObject): JsonObject =>
  changeEntry(call, getParent(getParent(call.path)), call.parameters["document"], change);

const commentDocument = (call: Call): JsonObject => {
  const { version, text } = call.body;
  return changeDocument(call, (document) => addComment(document, call, { version, text, writtenBy: "shipper" }));
};

const writeMessage = ({ body, key, now, path, store }: Call): JsonObject => {
  const { text } = body;
  const message = { id: key, writtenBy: "shipper", name: SENDER, writtenAt: now, readAt: null, text };
  const messages = [...store.list(path), ...(toText(text) === null ? [] : [message])];
  store.save(path, messages);
  return { result: messages };
};

const decideDraft = (call: Call): JsonObject => {
  const { body, now } = call;
  const { version, outcome, comment: text } = body;
  return changeDocument(call, (document) => {
    const versions = toItems(document["versions"]).map((one) => {
      const read = toObject(one);
      return read["number"] === version ? { ...read, decision: { outcome, decidedAt: now } } : read;
    });
    return addComment({ ...document, versions }, call, { version, text, writtenBy: "shipper" });
  });
};

const sendCargo = (call: Call): JsonObject => {
  const { body, path, now, store } = call;
  const { subject, container = null } = body;
  const isSent = (one: JsonObject): boolean => one["subject"] === subject && one["container"] === container;
  const [cargo = readExampleItem(call)] = store.list(getParent(path));
  const others = toItems(cargo["submissions"]).filter((one) => !isSent(toObject(one)));
  const sent = { subject, container, status: "sent", reason: null, sentAt: now, answeredAt: null };
  const submissions = subject === undefined ? others : [...others, sent];
  const changed = { ...cargo, version: Number(cargo["version"]) + 1, submissions };
  store.save(getParent(path), [changed]);
  return { result: [changed] };
};

/** Answers about quotes, changes, documents and cargo that depend on what was sent before. */
export const DISCUSSION_ANSWERS: Readonly<Record<string, (call: Call) => JsonObject>> = {
  commentQuote,
  commentSharedQuote,
  decideSharedQuote,
  requestAmendment,
  decideAmendment,
  addDocument,
  commentDocument,
  writeMessage,
  decideDraft,
  sendCargo,
};
