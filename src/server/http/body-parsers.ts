import type { FastifyInstance } from "fastify";

/** Largest JSON body; the largest one is a whole rate sent for its PDF. */
export const JSON_LIMIT = 1_048_576;
/** Largest form: two copies of 5 MB each and the details. */
export const FORM_LIMIT = 11_534_336;

type Fields = Readonly<Record<string, string | Blob>>;

/** A form as an object of texts and files; of a repeated field the last one counts. */
const readForm = async (body: Buffer, contentType: string): Promise<Fields> => {
  const bytes = new Uint8Array(body);
  const form = await new Response(bytes, { headers: { "content-type": contentType } }).formData();
  return Object.fromEntries(form.entries());
};

const UNREADABLE_FORM = Object.assign(new Error("A form that cannot be read."), { statusCode: 400 });
const NUL_IN_BODY = Object.assign(new Error("A text with U+0000, which PostgreSQL cannot keep."), { statusCode: 400 });

/* Searched for twice: the plain search is what nearly every body ends with, the pattern tells an escaped backslash. */
const hasNul = (json: string): boolean => json.includes("\\u0000") && /(?<!\\)(?:\\\\)*\\u0000/.test(json);

/**
 * Which bodies are read: JSON and forms. An empty JSON body counts as none, as clients state JSON on calls without a body;
 * any other body is dropped, as proxies announce empty ones on such calls.
 */
export const addBodyParsers = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser("application/json", { parseAs: "string", bodyLimit: JSON_LIMIT }, (request, body, done) => {
    const text = body.toString();
    if (text === "") return done(null, undefined);
    if (hasNul(text)) return done(NUL_IN_BODY);
    return parseJson(request, text, done);
  });
  app.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: JSON_LIMIT }, (_request, _body, done) =>
    done(null, undefined),
  );
  app.addContentTypeParser(
    "multipart/form-data",
    { parseAs: "buffer", bodyLimit: FORM_LIMIT },
    (request, body, done) => {
      readForm(Buffer.from(body), request.headers["content-type"] ?? "").then(
        (form) => done(null, form),
        () => done(UNREADABLE_FORM),
      );
    },
  );
};
