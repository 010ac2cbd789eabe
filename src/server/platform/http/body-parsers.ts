import { once } from "node:events";
import type { Readable } from "node:stream";
import { Busboy, type BusboyInstance } from "@fastify/busboy";
import type { FastifyInstance } from "fastify";
import { DEFAULT_BODY_BYTES } from "#api/operations.ts";

const MAX_PARTS = 10;
/** The longest text of a form has 20,000 characters, each of at most four bytes; what is longer is cut and then refused. */
const MAX_TEXT_BYTES = 80_001;
/** One byte more than the largest file that is accepted, so that a larger one is recognised. */
const MAX_FILE_BYTES = 5_242_881;
const PIECE_BYTES = 4_096;
const MAX_PART_HEADERS = 16;
const MAX_PART_HEADER_BYTES = 8_192;

type FormFields = Readonly<Record<string, string | File>>;

const bodyProblem = (statusCode: 400 | 413, message: string): Error =>
  Object.assign(new Error(message), { statusCode });

const UNREADABLE_FORM = bodyProblem(400, "A form that cannot be read.");
const TOO_MANY_PARTS = bodyProblem(400, `A form of more than ${MAX_PARTS} parts.`);
const FORM_TOO_LARGE = bodyProblem(413, "A form that is too large.");
const NUL_IN_BODY = bodyProblem(400, "A text with U+0000, which PostgreSQL cannot store.");

const formParser = (contentType: string) =>
  new Busboy({
    headers: { "content-type": contentType },
    preservePath: true,
    isPartAFile: (_name, _type, fileName) => fileName !== undefined,
    limits: {
      parts: MAX_PARTS,
      fieldSize: MAX_TEXT_BYTES,
      fileSize: MAX_FILE_BYTES,
      headerPairs: MAX_PART_HEADERS,
      headerSize: MAX_PART_HEADER_BYTES,
    },
  });

const joinedBytes = () => {
  let bytes = Buffer.alloc(PIECE_BYTES);
  let length = 0;
  return {
    add: (piece: Buffer): void => {
      if (length + piece.length > bytes.length) {
        const longer = Buffer.alloc(2 * (length + piece.length));
        bytes.copy(longer, 0, 0, length);
        bytes = longer;
      }
      length += piece.copy(bytes, length);
    },
    content: () => bytes.subarray(0, length),
  };
};

/** The original file name: HTML writes a quotation mark as %22 and does not escape a percent sign. */
const unescaped = (fileName: string): string => fileName.replaceAll("%22", '"');

const collectFields = (
  parser: BusboyInstance,
  fields: Map<string, string | File>,
  fail: (problem: Error) => void,
): void => {
  const add = (name: string | undefined, value: string | File): void => {
    if (name === undefined) fail(UNREADABLE_FORM);
    else fields.set(name, value);
  };
  parser.on("field", (name, value) => add(name, value));
  parser.on("file", (name, content, fileName, _encoding, type) => {
    const bytes = joinedBytes();
    content.on("data", bytes.add);
    content.on("error", () => fail(UNREADABLE_FORM));
    content.on("end", () => add(name, new File([bytes.content()], unescaped(fileName), { type })));
  });
  parser.on("partsLimit", () => fail(TOO_MANY_PARTS));
  parser.on("error", () => fail(UNREADABLE_FORM));
};

/** Hands a body to a parser in small pieces, until it ends or is refused: one chunk may hold thousands of parts. */
const feed = async (
  payload: Readable,
  parser: BusboyInstance,
  mostBytes: number,
  refused: AbortSignal,
): Promise<void> => {
  let received = 0;
  for await (const chunk of payload.iterator({ destroyOnReturn: false })) {
    if (!Buffer.isBuffer(chunk)) throw UNREADABLE_FORM;
    received += chunk.length;
    if (received > mostBytes) throw FORM_TOO_LARGE;
    for (let at = 0; at < chunk.length; at += PIECE_BYTES) {
      if (refused.aborted) return;
      if (!parser.write(chunk.subarray(at, at + PIECE_BYTES))) await once(parser, "drain", { signal: refused });
    }
  }
  parser.end();
};

const readForm = (payload: Readable, contentType: string, mostBytes: number): Promise<FormFields> =>
  new Promise((resolve, reject) => {
    const parser = formParser(contentType);
    const fields = new Map<string, string | File>();
    const refused = new AbortController();
    const fail = (problem: Error): void => {
      refused.abort();
      reject(problem);
    };
    collectFields(parser, fields, fail);
    parser.on("finish", () => resolve(Object.fromEntries(fields)));
    const feeding = feed(payload, parser, mostBytes, refused.signal).catch((problem: unknown) =>
      fail(problem === FORM_TOO_LARGE ? FORM_TOO_LARGE : UNREADABLE_FORM),
    );
    void feeding.then(() => payload.resume());
  });

/* Two searches: the plain one matches nearly every body, the pattern recognises an escaped backslash. */
const hasNul = (json: string): boolean => json.includes("\\u0000") && /(?<!\\)(?:\\\\)*\\u0000/.test(json);

/**
 * Parses JSON bodies. An empty JSON body counts as none, as clients state JSON on calls without a body; a body of any
 * other type is discarded, as proxies announce empty ones on such calls.
 */
export const addBodyParsers = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser("error", "error");
  const limit = { bodyLimit: DEFAULT_BODY_BYTES };
  app.addContentTypeParser("application/json", { parseAs: "string", ...limit }, (request, body, done) => {
    const text = body.toString();
    if (text === "") return done(null, undefined);
    if (hasNul(text)) return done(NUL_IN_BODY);
    return parseJson(request, text, done);
  });
  app.addContentTypeParser("*", { parseAs: "buffer", ...limit }, (_request, _body, done) => done(null, undefined));
};

export const addFormParser = (scope: FastifyInstance): void => {
  scope.addContentTypeParser("multipart/form-data", (request, payload, done) => {
    const { bodyLimit, config } = request.routeOptions;
    if (config.takesForm !== true) {
      payload.resume();
      return done(null, undefined);
    }
    readForm(payload, request.headers["content-type"] ?? "", bodyLimit).then(
      (form) => done(null, form),
      (problem: unknown) => done(problem === FORM_TOO_LARGE ? FORM_TOO_LARGE : UNREADABLE_FORM),
    );
    return undefined;
  });
};

/** Hands a file to its handler as a stream, unread; a file that a call does not take is discarded. */
export const addFileParser = (scope: FastifyInstance, mediaTypes: readonly string[]): void => {
  if (mediaTypes.length === 0) return;
  scope.addContentTypeParser([...mediaTypes], (request, payload, done) => {
    if (request.routeOptions.config.takesFile === true) return done(null, payload);
    payload.resume();
    return done(null, undefined);
  });
};
