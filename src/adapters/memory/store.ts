import { type JsonObject, toItems, toObject } from "#api/readers/json.ts";
import type { Example } from "./examples.ts";

/** The items of each collection by its path; a page with one value is a collection of one. */
export interface Store {
  readonly has: (path: string) => boolean;
  readonly isChanged: (path: string) => boolean;
  /** What the example of the path lists, until something is saved. */
  readonly list: (path: string) => readonly JsonObject[];
  readonly save: (path: string, items: readonly JsonObject[]) => void;
  /** What was uploaded, by the path of its file. */
  readonly files: Map<string, Blob>;
}

export const createStore = (findExample: (path: string) => Example | undefined): Store => {
  const saved = new Map<string, readonly JsonObject[]>();
  return {
    has: (path) => findExample(path) !== undefined,
    isChanged: (path) => saved.has(path),
    list: (path) => saved.get(path) ?? toItems(toObject(findExample(path)?.body)["result"]).map(toObject),
    save: (path, items) => void saved.set(path, items),
    files: new Map(),
  };
};

/** A call of the API, read. */
export interface Call {
  readonly example: Example;
  /** Without the base path. */
  readonly path: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** Empty unless JSON is sent. */
  readonly body: JsonObject;
  readonly content: Blob;
  /** The idempotency key, otherwise a new one. */
  readonly key: string;
  readonly now: string;
  readonly store: Store;
}

/** The first entry of the example's result. */
export const readExampleItem = ({ example }: Call): JsonObject =>
  toObject(toItems(toObject(example.body)["result"])[0]);

/** What is sent of the properties that an item has; null leaves one as it is. */
export const pickSent = (item: JsonObject, body: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(body).filter(([name, value]) => name in item && value !== null));

const changeItem = (item: JsonObject, body: JsonObject): JsonObject => {
  const { version } = item;
  return { ...item, ...pickSent(item, body), ...(typeof version === "number" ? { version: version + 1 } : {}) };
};

/** The path of the collection that an entry belongs to. */
export const getParent = (path: string): string => path.replace(/\/[^/]+$/, "");

/** Changes the entry with this id or number and answers it; an unknown one is answered with the example. */
export const changeEntry = (
  { store }: Call,
  path: string,
  id: string | undefined,
  change: (item: JsonObject) => JsonObject,
): JsonObject => {
  const isEntry = (one: JsonObject): boolean => one["id"] === id || one["number"] === id;
  const items = store.list(path).map((one) => (isEntry(one) ? change(one) : one));
  store.save(path, items);
  const changed = items.filter(isEntry);
  return changed.length === 0 ? {} : { result: changed };
};

const answerItem = (call: Call, isItem: (item: JsonObject) => boolean): readonly JsonObject[] => {
  const { example, path, body, store } = call;
  const list = getParent(path);
  const items = store.list(list);
  const changed = items.filter(isItem).map((item) => (example.method === "PUT" ? changeItem(item, body) : item));
  if (example.method === "PUT")
    store.save(
      list,
      items.map((item) => (isItem(item) ? (changed[0] ?? item) : item)),
    );
  if (example.method === "DELETE")
    store.save(
      list,
      items.filter((item) => !isItem(item)),
    );
  return example.method === "DELETE" ? [] : [changed[0] ?? readExampleItem(call)];
};

const answerCollection = (call: Call): readonly JsonObject[] => {
  const { example, path, body, key, now, store } = call;
  const items = store.list(path);
  const sample = readExampleItem(call);
  switch (example.method) {
    case "POST": {
      const created = { ...sample, ...pickSent(sample, body), id: key };
      store.save(path, [created, ...items]);
      return [created];
    }
    case "PUT": {
      const times = Object.fromEntries(
        ["changedAt", "savedAt"].flatMap((name) => (name in sample ? [[name, now]] : [])),
      );
      const changed = { ...changeItem(items[0] ?? sample, body), ...times };
      store.save(path, [changed]);
      return [changed];
    }
    case "DELETE":
      store.save(path, []);
      return [];
    default:
      return items;
  }
};

/**
 * The result of a call by its path: `/templates` lists and creates, `/templates/{id}` changes and deletes an entry. A path
 * that is no collection is answered with its example.
 */
export const answerByPath = (call: Call): JsonObject => {
  const { example, path, parameters, store } = call;
  const name = /\{(\w+)\}$/.exec(example.path)?.[1];
  if (name !== undefined && store.has(getParent(path))) {
    const isItem = (item: JsonObject) => [item[name], item["number"]].includes(parameters[name]);
    return { result: answerItem(call, isItem) };
  }
  const isExample = !store.has(path) || (example.method === "GET" && !store.isChanged(path));
  return isExample ? {} : { result: answerCollection(call) };
};
