/* Two hundred requests that are built to keep a server busy: wide, deep, long, of many parts, with many errors. */

export interface HostileRequest {
  readonly name: string;
  readonly method: "GET" | "POST" | "PUT";
  readonly path: string;
  /** Sent with the credentials of a signed-in shipper, or with the token of a verified address, or with nothing. */
  readonly as: "shipper" | "verified visitor" | "visitor";
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
  /** Sent in chunks, so that its length is unknown before it ends. */
  readonly isChunked: boolean;
}

const KB = 1024;
const MB = 1024 * KB;

const filled = (unit: string, bytes: number): string => unit.repeat(Math.ceil(bytes / unit.length)).slice(0, bytes);
const listOf = (entry: string, bytes: number): string =>
  `[${Array.from({ length: Math.floor(bytes / (entry.length + 1)) }, () => entry).join(",")}]`;
const objectOf = (entry: (index: number) => string, bytes: number): string => {
  const entries: string[] = [];
  for (let length = 0; length < bytes; length += (entries.at(-1)?.length ?? 0) + 1) entries.push(entry(entries.length));
  return `{${entries.join(",")}}`;
};
const nested = (open: string, close: string, bytes: number): string => {
  const depth = Math.floor(bytes / (open.length + close.length));
  return `${open.repeat(depth)}1${close.repeat(depth)}`;
};

/** JSON texts of about so many bytes. */
const JSON_SHAPES: Readonly<Record<string, (bytes: number) => string>> = {
  "a list of numbers": (bytes) => listOf("1", bytes),
  "a list of empty objects": (bytes) => listOf("{}", bytes),
  "a list of containers with wrong values": (bytes) =>
    listOf('{"equipmentGroupIsoCode":1,"numberOfContainers":"x","weightPerContainer":-1,"a":1}', bytes),
  "a deep list": (bytes) => nested("[", "]", bytes),
  "a deep object": (bytes) => nested('{"a":', "}", bytes),
  "an object of many fields": (bytes) => objectOf((index) => `"f${index}":1`, bytes),
  "an object that repeats one field": (bytes) => objectOf(() => '"a":1', bytes),
  "an object that poisons prototypes late": (bytes) => `{"a":${listOf("{}", bytes)},"__proto__":1}`,
  "a long text": (bytes) => `"${filled("a", bytes)}"`,
  "a text of blanks": (bytes) => `"${filled(" ", bytes)}x"`,
  "a text of backslashes": (bytes) => `"${filled("\\\\", bytes - (bytes % 2))}\\u0000"`,
  "an almost right email address": (bytes) => `"a@${filled("a.", bytes)}!"`,
  "a long number": (bytes) => filled("1", bytes),
};

const SEARCH_FIELDS = [
  '"departureDate":null,"locationCodificationType":"CMACGM","placeOfOrigin":null,"portOfLoading":"INNSA"',
  '"portOfDischarge":"NLRTM","placeOfDelivery":null,"placeOfOriginType":null,"placeOfDeliveryType":null',
  '"nonOperatingReefer":false,"originPlace":null,"loadingPort":null,"deliveryPlace":null,"dischargePort":null',
].join(",");

/** Where a JSON value is put: an operation and the text around the value. */
interface Target {
  readonly name: string;
  readonly method: "POST" | "PUT";
  readonly path: string;
  readonly as: HostileRequest["as"];
  readonly around: (value: string) => string;
}

const whole = (value: string): string => value;

const TARGETS: readonly Target[] = [
  {
    name: "the containers of a search",
    method: "POST",
    path: "/api/resource/rates/spot-on",
    as: "shipper",
    around: (value) => `{${SEARCH_FIELDS},"requestedEquipments":${value}}`,
  },
  {
    name: "the route of a booking",
    method: "PUT",
    path: "/api/resource/rates/spot-on",
    as: "shipper",
    around: (value) =>
      `{"offerId":"a.1","providerName":"x","arrivalDate":null,"departureDate":null,"routing":${value}}`,
  },
  {
    name: "the offer of a PDF",
    method: "POST",
    path: "/api/resource/booking/pdf",
    as: "shipper",
    around: (value) => `{"offerId":"a.1","more":${value}}`,
  },
  {
    name: "the email of a sign-up",
    method: "POST",
    path: "/api/auth/sign_up_verification",
    as: "visitor",
    around: (value) => `{"applicationId":"702020","email":${value}}`,
  },
  { name: "an enquiry", method: "POST", path: "/api/resource/contact-us", as: "visitor", around: whole },
];

const JSON_TYPE = { "content-type": "application/json" };

const jsonRequests = (): readonly HostileRequest[] =>
  TARGETS.flatMap(({ name, method, path, as, around }) =>
    Object.entries(JSON_SHAPES).flatMap(([shape, make], index) =>
      [63 * KB, 490 * KB].map((bytes): HostileRequest => {
        const body = Buffer.from(around(make(bytes - around("").length)));
        const isChunked = index % 2 === 0;
        return {
          name: `${shape} (${bytes / KB} kB) as ${name}`,
          method,
          path,
          as,
          headers: JSON_TYPE,
          body,
          isChunked,
        };
      }),
    ),
  );

const BOUNDARY = "form";
const part = (headers: string, content: string): string => `--${BOUNDARY}\r\n${headers}\r\n\r\n${content}\r\n`;
const field = (name: string, content: string): string =>
  part(`Content-Disposition: form-data; name="${name}"`, content);
const file = (name: string, content: string, fileName = `${name}.pdf`): string =>
  part(
    `Content-Disposition: form-data; name="${name}"; filename="${fileName}"\r\nContent-Type: application/pdf`,
    content,
  );
const END = `--${BOUNDARY}--\r\n`;
const DETAILS = field("applicationId", "702020");

/** Forms, by what is hostile about them. */
const FORMS: Readonly<Record<string, () => string>> = {
  "175,000 empty parts": () => filled(`--${BOUNDARY}\r\n\r\n\r\n`, 175_000 * 12) + END,
  "100,000 parts without a head": () => filled(`\r\n--${BOUNDARY}`, 10 * MB) + END,
  "50,000 named parts": () => filled(field("a", ""), 4 * MB) + END,
  "10,000 empty files": () => filled(file("panCopy", ""), 1 * MB) + END,
  "a part with 100,000 headers": () => part(filled("a: b\r\n", 6 * 100_000), "") + END,
  "a part with a header of 5 MB": () => part(`a: ${filled("b", 5 * MB)}`, "") + END,
  "a field name of 5 MB": () => field(filled("n", 5 * MB), "") + END,
  "a file name of 5 MB": () => file("panCopy", "%PDF-1.7", filled("%41", 5 * MB)) + END,
  "a file name of quotes": () => file("panCopy", "%PDF-1.7", filled('\\"', 8 * KB)) + END,
  "a text of 10 MB": () => field("basic_data", filled("x", 10 * MB)) + END,
  "a text of 10 MB of line breaks": () => field("basic_data", filled("\r\n", 10 * MB)) + END,
  "almost the boundary, again and again": () =>
    file("panCopy", filled(`\r\n--${BOUNDARY.slice(0, -1)}`, 10 * MB)) + END,
  "half a boundary, again and again": () => file("panCopy", filled("\r\n-", 10 * MB)) + END,
  "a file of 10 MB": () => DETAILS + file("panCopy", `%PDF-1.7\n${filled("x", 10 * MB)}`) + END,
  "ten files of 1 MB": () => filled(file("panCopy", filled("x", MB)), 10 * MB) + END,
  "a file that claims to be a video": () =>
    DETAILS + field("basic_data", "{}") + file("panCopy", filled("\u0000\u0000\u0000\u0018ftypmp42", 4 * MB)) + END,
  "a file that claims to be an archive": () =>
    DETAILS +
    field("basic_data", "{}") +
    file("panCopy", filled("PK\u0003\u0004aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", 4 * MB)) +
    END,
  "a preamble of 10 MB": () => filled("p", 10 * MB) + END,
  "an epilogue of 10 MB": () => DETAILS + END + filled("e", 10 * MB),
  "no end": () => DETAILS + field("basic_data", filled("x", MB)).slice(0, -2),
  "details of many fields": () =>
    DETAILS +
    field(
      "basic_data",
      objectOf((index) => `"f${index}":1`, 19 * KB),
    ) +
    END,
  "deep details": () => DETAILS + field("basic_data", nested("[", "]", 19 * KB)) + END,
  "details of blanks": () =>
    DETAILS + field("basic_data", `{"firstName":"${filled(" ", 9 * KB)}x","email":"${filled("a@", 9 * KB)}"}`) + END,
  "details of control characters": () =>
    DETAILS + field("basic_data", `{"gstNumber":"${filled("\\u0001", 18 * KB)}"}`) + END,
};

const formRequests = (): readonly HostileRequest[] =>
  Object.entries(FORMS).flatMap(([shape, make]) =>
    (["visitor", "verified visitor"] as const).map((as): HostileRequest => {
      const headers = {
        "content-type": `multipart/form-data; boundary=${BOUNDARY}`,
        ...(as === "visitor" ? { "x-otp-token": "unknown" } : {}),
      };
      const body = Buffer.from(make(), "latin1");
      const name = `a form with ${shape}, by a ${as}`;
      return { name, method: "POST", path: "/api/auth/sign_up", as, headers, body, isChunked: false };
    }),
  );

const QUERIES: Readonly<Record<string, string>> = {
  "many parameters": filled("a=1&", 12 * KB),
  "one parameter again and again": filled("limit=1&", 12 * KB),
  "a long value": `searchWith=${filled("x", 12 * KB)}`,
  "a text of misspellings": `searchWith=${filled("mumbia rotterdma ", 99)}`.replaceAll(" ", "%20"),
  "a text of one letter": `searchWith=${filled("a", 99)}`,
  "many percent signs": `searchWith=${filled("%25", 12 * KB)}`,
};
const READS = ["/api/resource/fcl/ports", "/api/resource/lcl/rates", "/api/resource/quotation"] as const;

const queryRequests = (): readonly HostileRequest[] =>
  READS.flatMap((path) =>
    Object.entries(QUERIES).map(
      ([shape, query]): HostileRequest => ({
        name: `a query of ${shape} to ${path}`,
        method: "GET",
        path: `${path}?${query}`,
        as: "shipper",
        headers: {},
        body: null,
        isChunked: false,
      }),
    ),
  );

const MISPLACED = Buffer.from(filled(`\r\n--${BOUNDARY}`, MB));

/** A large form where none is expected. */
const misplacedRequests: readonly HostileRequest[] = [
  ["no operation", "/api/nothing"],
  ["another method", "/api/resource/profile"],
  ["a call without a body", "/api/auth/sign_out"],
  ["a call that expects JSON", "/api/auth/sign_in"],
].map(([name = "", path = ""]) => ({
  name: `a form sent to ${name}`,
  method: "POST",
  path,
  isChunked: false,
  as: "visitor",
  headers: { "content-type": `multipart/form-data; boundary=${BOUNDARY}` },
  body: MISPLACED,
}));

export const hostileRequests = (): readonly HostileRequest[] => [
  ...jsonRequests(),
  ...formRequests(),
  ...queryRequests(),
  ...misplacedRequests,
];
