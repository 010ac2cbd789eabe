/* HTTP for the example server: finds the call, checks credentials and fields (data/requests.json), and sends the answer. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { parseArgs } from "node:util";

const requests = JSON.parse(readFileSync(new URL("data/requests.json", import.meta.url)));

/* Every JSON answer is an envelope. Code 2000 is success; other codes are the HTTP status and a zero. */
export const ok = (result, more = {}) => ({
  status: 200,
  body: { status: true, code: 2000, message: "OK", ...more, result },
});
export const refuse = (status, message, fields = [], code = status * 10) => ({
  status,
  body: { status: false, code, message, result: fields.map((field) => ({ field, message })) },
});

const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const isDate = (text) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);
const findUnknown = (rules, value) => Object.keys(value).filter((name) => !Object.hasOwn(rules, name));
const findWrong = (rules, value) => Object.keys(rules).filter((name) => !fits(rules[name], value[name]));
const isInRange = (value, { minimum = -Infinity, maximum = Infinity }) => value >= minimum && value <= maximum;

const types = {
  string: (text, { minLength = 0, maxLength = Infinity, pattern = "", format }) =>
    typeof text === "string" &&
    isInRange([...text].length, { minimum: minLength, maximum: maxLength }) &&
    new RegExp(pattern).test(text) &&
    (format !== "date" || isDate(text)),
  number: (value, rule) => typeof value === "number" && isInRange(value, rule),
  integer: (value, rule) => Number.isInteger(value) && isInRange(value, rule),
  array: (list, rule) =>
    Array.isArray(list) && isInRange(list.length, rule) && list.every((one) => fits(rule.items, one)),
  object: (value, { properties }) =>
    isObject(value) && [...findUnknown(properties, value), ...findWrong(properties, value)].length === 0,
  "string or object": (value) => typeof value === "string" || isObject(value),
};

/** Whether a value fits a rule of data/requests.json. */
const fits = (rule, value) => {
  if (value === undefined) return rule.optional === true;
  if (rule.enum) return rule.enum.includes(value);
  return value === null ? rule.nullable === true : types[rule.type](value, rule);
};

const routes = Object.entries(requests.operations).map(([id, { call, ...route }]) => {
  const [method, path] = call.split(" ");
  return { id, method, pattern: new RegExp(`^${path.replace(/:(\w+)/g, "(?<$1>[^/]+)")}$`), ...route };
});

/** Reads a JSON body of at most `maxBytes`; the rest of a larger one is discarded. */
const readBody = async (request, maxBytes = 65_536) => {
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= maxBytes) chunks.push(chunk);
  }
  if (size > maxBytes) return { refusal: refuse(413, "The request is too large.", [], 4000) };
  if (!/^application\/json *(;|$)/.test(request.headers["content-type"]))
    return { refusal: refuse(415, "This call takes application/json.", [], 4000) };
  try {
    const body = JSON.parse(Buffer.concat(chunks).toString());
    if (isObject(body)) return { body };
  } catch {
    // The refusal below is for broken JSON, too.
  }
  return { refusal: refuse(400, "The body is not a JSON object.") };
};

/** Decodes a part of a path; a part that cannot be decoded is not changed. */
const decode = (encoded) => {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
};

/** 405 where the path exists with other methods, otherwise 404. */
const refuseCall = (atPath) => {
  if (atPath.length === 0) return refuse(404, "This call does not exist.");
  const refusal = refuse(405, "This path takes other methods.", [], 4000);
  return { ...refusal, headers: { allow: atPath.map(({ method }) => method).join(", ") } };
};

/* The order of the checks: path, credentials, size and type of the body, query, fields. */
const answer = async (request, calls, findSession) => {
  const url = new URL(request.url, "http://localhost");
  const path = url.pathname.replace(/(%[0-9a-f]{2})+/gi, decode);
  const atPath = routes.filter(({ pattern }) => pattern.test(path));
  const route = atPath.find(({ method }) => method === request.method);
  if (route === undefined) return refuseCall(atPath);
  const { "x-token": token, "x-api-key": apiKey, "idempotency-key": key } = request.headers;
  const session = findSession(token);
  const owner = session?.apiKey === apiKey ? session?.email : undefined;
  if (!route.isPublic && owner === undefined) return refuse(401, "Please sign in.");
  const { body = {}, refusal } = route.body ? await readBody(request, route.maxBytes) : {};
  if (refusal) return refusal;
  const query = Object.fromEntries(url.searchParams);
  const rules = { query: {}, body: {}, ...route };
  const unread = [
    ...findWrong(requests.headers, request.headers),
    ...findUnknown(rules.query, query),
    ...findWrong(rules.query, query),
    ...(route.ignoresUnknown ? [] : findUnknown(rules.body, body)),
  ];
  if (unread.length > 0) return refuse(400, `The request could not be read: ${unread.join(", ")}.`);
  const wrong = findWrong(rules.body, body);
  if (wrong.length > 0) return refuse(422, `Missing required fields in request: ${wrong.join(", ")}`, wrong);
  return calls[route.id]({ owner, token, key, body, query, params: route.pattern.exec(path).groups });
};

const send = (response, { status = 200, headers, body, fileName, file }) => {
  if (file === undefined) {
    const type = "application/json; charset=utf-8";
    response.writeHead(status, { "content-type": type, "cache-control": "no-store", ...headers });
    return response.end(JSON.stringify(body));
  }
  const disposition = `attachment; filename="${fileName.replace(/[^\w.-]/g, "_")}"`;
  response.writeHead(status, { "content-type": "application/pdf", "content-disposition": disposition });
  return response.end(file);
};

/** Serves the calls. `/_states` is for the verification only: not in production. */
export const serve = (calls, findSession, changeState) => {
  const handle = async (request, response) => {
    if (request.url !== "/_states" || process.env.NODE_ENV === "production")
      return send(response, await answer(request, calls, findSession));
    const { body = {} } = await readBody(request);
    return response.writeHead(changeState(body)).end();
  };
  const { values } = parseArgs({ options: { port: { type: "string", default: "8080" } } });
  const server = createServer((request, response) => {
    handle(request, response).catch((error) => {
      console.error(error);
      send(response, refuse(500, "Something went wrong. Please try again."));
    });
  });
  server.listen(Number(values.port), "127.0.0.1", () => console.log(`http://127.0.0.1:${server.address().port}`));
};
