import { type Context, OpenAPIBackend, type Request } from "openapi-backend";
import PDFDocument from "pdfkit";
import { buffer } from "node:stream/consumers";
import { downloadZip } from "client-zip";

const DAY_MS = 86_400_000;
/** The day for which the document's examples are written. */
const EXAMPLES_DAY = "2026-11-20";

export interface MockAnswer {
  readonly status: number;
  readonly mediaType: string;
  readonly content: string | Buffer;
  /** Of a download that could be taken for an answer. */
  readonly fileName?: string;
}

const toJson = (status: number, body: unknown): MockAnswer => ({
  status,
  mediaType: "application/json; charset=utf-8",
  content: JSON.stringify(body),
});

/** Moves every date of a JSON text, so that offers of the examples are valid today. */
export const moveDates = (json: string, today: string): string => {
  const days = Math.round((Date.parse(today) - Date.parse(EXAMPLES_DAY)) / DAY_MS);
  return json.replaceAll(/\b\d{4}-\d{2}-\d{2}(?!\d)/g, (date) => {
    const moment = Date.parse(date);
    return Number.isNaN(moment) ? date : new Date(moment + days * DAY_MS).toISOString().slice(0, 10);
  });
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const toRecord = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {});
const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const hasWords = (port: unknown, words: readonly string[]): boolean => {
  const { point, country } = toRecord(port);
  const text = [...Object.values(toRecord(point)), ...Object.values(toRecord(country))].join(" ").toLowerCase();
  return words.every((word) => text.includes(word));
};

/** The example's places whose name, code or country contains every typed word. */
const filterPlaces = (example: unknown, typed: string): unknown => {
  const words = typed
    .toLowerCase()
    .split(/[\s,()/]+/)
    .filter((word) => word !== "");
  const groups = toList(toRecord(example)["result"]).map((group) => ({
    ...toRecord(group),
    ports: toList(toRecord(group)["ports"]).filter((port) => hasWords(port, words)),
  }));
  return { ...toRecord(example), result: groups.filter(({ ports }) => ports.length > 0) };
};

const printExample = (title: string): Promise<Buffer> => {
  const page = new PDFDocument({ info: { Title: title } });
  page.text(title);
  page.end();
  return buffer(page);
};

const operationId = ({ operation }: Context): string => operation.operationId ?? "";

const findExample = (context: Context, status?: number): { readonly status: number; readonly mock: unknown } =>
  context.api.mockResponseForOperation(operationId(context), status === undefined ? {} : { code: status });

const answerPlaces = (context: Context): MockAnswer => {
  const { status, mock } = findExample(context);
  const typed = toRecord(context.request.query)["searchWith"];
  return toJson(status, filterPlaces(mock, typeof typed === "string" ? typed : ""));
};

const answerPdf = async (context: Context): Promise<MockAnswer> => ({
  status: 200,
  mediaType: "application/pdf",
  content: await printExample(`Example of ${operationId(context)}`),
});

const answerArchive = async (context: Context): Promise<MockAnswer> => {
  const input = await printExample(`Example of ${operationId(context)}`);
  const content = await downloadZip([{ name: "example.pdf", input }]).arrayBuffer();
  return { status: 200, mediaType: "application/zip", content: Buffer.from(content), fileName: "documents.zip" };
};

const answerData = (context: Context): MockAnswer => ({
  ...answerExample(context),
  mediaType: "application/vnd.keelson.account-data+json",
  fileName: "keelson-account.json",
});

const answerCalendar = (context: Context): MockAnswer => {
  const { status, mock } = findExample(context);
  return { status, mediaType: "text/calendar; charset=utf-8", content: String(mock) };
};

const answerExample = (context: Context): MockAnswer => {
  const { status, mock } = findExample(context);
  return toJson(status, mock);
};

const refuse = (status: number, code: number, message: string): MockAnswer =>
  toJson(status, { status: false, code, message, result: [] });

const hasHeader = ({ request }: Context, name: string): boolean => (toRecord(request.headers)[name] ?? "") !== "";

/**
 * Answers every operation with the example of its first success. Requests are not validated, any credentials are
 * accepted, and nothing is stored.
 */
export const createMockApi = async (
  document: string,
  today: () => string,
): Promise<(request: Request) => Promise<MockAnswer>> => {
  /* The package validates against OpenAPI 3.0; `npm test` checks the document with other tools. */
  const api = new OpenAPIBackend({ definition: document, apiRoot: "/api", quick: true, validate: false });
  api.register({
    findFclPorts: answerPlaces,
    findPublicPlaces: answerPlaces,
    bookingPdf: answerPdf,
    quotationFile: answerPdf,
    sharedFile: answerPdf,
    quotePdf: answerPdf,
    sharedQuotePdf: answerPdf,
    documentFile: answerPdf,
    downloadDocuments: answerArchive,
    downloadAccountData: answerData,
    calendarFeed: answerCalendar,
    notImplemented: answerExample,
    notFound: () => refuse(404, 4040, "There is nothing at this address."),
    methodNotAllowed: () => refuse(405, 4000, "This call does not take this method."),
    unauthorizedHandler: (context: Context) => toJson(401, findExample(context, 401).mock),
  });
  api.registerSecurityHandler("xToken", (context: Context) => hasHeader(context, "x-token"));
  api.registerSecurityHandler("xApiKey", (context: Context) => hasHeader(context, "x-api-key"));
  await api.init();
  return async (request) => {
    const answer: MockAnswer = await api.handleRequest(request);
    return typeof answer.content === "string" ? { ...answer, content: moveDates(answer.content, today()) } : answer;
  };
};
