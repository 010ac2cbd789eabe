import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { err } from "neverthrow";
import { afterAll, describe, expect, it } from "vitest";
import { readConnectorsFile } from "#server/connectors/connectors-file.ts";

const folder = mkdtempSync(join(tmpdir(), "keelson-connectors-"));
const file = join(folder, "connectors.yaml");
const secretFile = join(folder, "secret");
writeFileSync(secretFile, "from a file\n");
afterAll(() => rmSync(folder, { recursive: true }));

const ENVIRONMENT = { CMA_CGM_CLIENT_ID: "keelson" };
const read = (text: string) => {
  writeFileSync(file, text);
  return readConnectorsFile(file, ENVIRONMENT);
};

describe("the connectors file", () => {
  it("names carriers, with secrets from variables and files", () => {
    const connectors = read(`rates:
  - carrier: cma-cgm
    clientId: \${CMA_CGM_CLIENT_ID}
    clientSecret: file:${secretFile}
    searchesPerHour: 100
  - carrier: cma-cgm
    name: ANL
    url: https://anl.example
    clientId: \${CMA_CGM_CLIENT_ID}
    clientSecret: file:${secretFile}
`);
    expect(connectors._unsafeUnwrap().rates.map(({ name, allowances }) => ({ name, allowances }))).toEqual([
      { name: "CMA CGM", allowances: [{ calls: 100, spanMs: 3_600_000 }] },
      { name: "ANL", allowances: [{ calls: 20, spanMs: 3_600_000 }] },
    ]);
  });

  it("states whether a carrier answers buying or selling prices", () => {
    const carrier = `  - carrier: cma-cgm
    clientId: \${CMA_CGM_CLIENT_ID}
    clientSecret: file:${secretFile}
`;
    const listPrices = (prices: string) =>
      read(`rates:\n${carrier}${prices}`).map(({ rates }) => rates.map(({ prices: side }) => side));
    expect(listPrices("")._unsafeUnwrap()).toEqual(["sell"]);
    expect(listPrices("    prices: buy\n")._unsafeUnwrap()).toEqual(["buy"]);
    expect(listPrices("    prices: cost\n")._unsafeUnwrapErr()).toContain(
      "prices of rates[0] (cma-cgm) must be buy or sell.",
    );
  });

  it("is refused with one sentence for each mistake, all of them at once, and without a secret", () => {
    expect(
      read(`rates:
  - carrier: cma-cgm
    url: ftp://cma.example
    clientId: written-here
    clientSecret: \${NOT_SET}
    pages: 0
    colour: blue
    display: { hidesValidity: false }
  - carrier: norrvik
  - just a text
tracking:
  halcyon:
    push: { secret: "c2VjcmV0IG9mIGhhbGN5b24=" }
schedules:
  - carrier: Castellan
    scac: castellan
    url: http://castellan.example/v1/point-to-point-routes
    headers: { API-Key: "file:/nowhere" }
    days: 400
    cutOffTimes: [FCO, ETD]
    placeCodes: { Nhava Sheva: INNSA }
    colour: blue
  - carrier: Halcyon
    lines: [Halcyon Ocean, CASTELLAN]
    url: https://halcyon.example/schedules
  - lines: [Norrvik]
prices: []
`),
    ).toEqual(
      err(
        [
          `CONNECTORS_FILE is ${file}. prices is no section. There are rates, schedules and tracking.`,
          `url of rates[0] (cma-cgm) must be an address that starts with https://, without user name.`,
          "clientId of rates[0] (cma-cgm) must be ${NAME} of a variable or file:<path>, so that it is not written in this file.",
          "clientSecret of rates[0] (cma-cgm) is ${NOT_SET}, which is not set or cannot be read.",
          "pages of rates[0] (cma-cgm) must be a whole number from 1 to 10.",
          "colour of rates[0] (cma-cgm) is no field of this carrier.",
          "display of rates[0] (cma-cgm) is no field of this carrier.",
          "carrier of rates[1] must be one of cma-cgm, cosco, direct-booking, hapag-lloyd.",
          "rates[2] must be a list of fields.",
          "schedules[0].colour is not a setting. Known are carrier, lines, scac, url, headers, token, limit, pages, days, callsPerMinute, callsPerDay, keepHours, waitMs, cutOffTimes, placeCodes.",
          "schedules[0].scac must be the carrier's code of two to four capital letters or figures, such as HLCU.",
          "schedules[0].url must be an address that starts with https://, without user name, query and fragment.",
          "schedules[0].headers.API-Key is file:/nowhere, which is not set or cannot be read.",
          "schedules[0].days must be a whole number from 7 to 120.",
          "schedules[0].cutOffTimes has ETD, which is none of DCO, VCO, FCO, PCO, RCO, LCO, STA, CUA.",
          "schedules[0].placeCodes must be a mapping of UN/LOCODE to the carrier's codes, such as CNSHA: CNSHG.",
          "schedules[2] needs carrier.",
          "schedules[2].url must be an address that starts with https://, without user name, query and fragment.",
          "Two entries of schedules serve the line castellan.",
          "tracking.halcyon.push.secret must be ${NAME} of a variable or file:<path>, so that it is not written in this file.",
        ].join("\n"),
      ),
    );
  });

  it("is refused where nobody could use a secret, a customer or a name as it is written", () => {
    const environment = { ...ENVIRONMENT, BROKEN: "two\nlines", FOREIGN: "clé" };
    writeFileSync(
      file,
      `rates:
  - carrier: hapag-lloyd
    clientId: \${BROKEN}
    clientSecret: \${FOREIGN}
    customerIdentifier: Keelson Global Logistics
  - carrier: cosco
    apiKey: \${CMA_CGM_CLIENT_ID}
    secret: \${CMA_CGM_CLIENT_ID}
  - carrier: cosco
    name: Cosco
    apiKey: \${CMA_CGM_CLIENT_ID}
    secret: \${CMA_CGM_CLIENT_ID}
`,
    );
    expect(readConnectorsFile(file, environment)).toEqual(
      err(
        [
          `CONNECTORS_FILE is ${file}. clientId of rates[0] (hapag-lloyd) is \${BROKEN}, which has a character that no key has, such as a line break or a letter with an accent.`,
          "clientSecret of rates[0] (hapag-lloyd) is ${FOREIGN}, which has a character that no key has, such as a line break or a letter with an accent.",
          "customerIdentifier of rates[0] (hapag-lloyd) must be the e-mail address by which Hapag-Lloyd knows you.",
          "Two entries are named Cosco; each needs a name of its own.",
        ].join("\n"),
      ),
    );
  });

  it("names schedules, with what is usual where nothing is stated", () => {
    const { schedules } = read(`schedules:
  - carrier: Hapag-Lloyd
    lines: [Hapag-Lloyd, HLCU]
    scac: HLCU
    url: https://api.hlag.com/hlag/external/v1/point-to-point-routes
    headers: { X-IBM-Client-Id: "\${CMA_CGM_CLIENT_ID}", X-IBM-Client-Secret: "file:${secretFile}" }
    callsPerDay: 100
    cutOffTimes: [DCO, VCO, FCO]
    placeCodes: { CNSHA: CNSHG }
`)._unsafeUnwrap();
    expect(schedules).toEqual([
      {
        name: "Hapag-Lloyd schedules",
        carrier: "Hapag-Lloyd",
        lines: ["Hapag-Lloyd", "HLCU"],
        scac: "HLCU",
        url: "https://api.hlag.com/hlag/external/v1/point-to-point-routes",
        headers: { "X-IBM-Client-Id": "keelson", "X-IBM-Client-Secret": "from a file" },
        token: null,
        limit: 100,
        pages: 3,
        days: 45,
        allowances: [
          { calls: 10, spanMs: 60_000 },
          { calls: 100, spanMs: 86_400_000 },
        ],
        keepMs: 28_800_000,
        waitMs: 1_000,
        cutOffTimes: ["DCO", "VCO", "FCO"],
        placeCodes: new Map([["CNSHA", "CNSHG"]]),
      },
    ]);
  });

  it("is refused without a list, when two carriers have one name, and when it is no YAML", () => {
    expect(read("carriers: []")).toEqual(
      err(`CONNECTORS_FILE is ${file}. It has none of the sections rates, schedules and tracking.`),
    );
    const entry = "  - carrier: cma-cgm\n    clientId: ${CMA_CGM_CLIENT_ID}\n    clientSecret: ${CMA_CGM_CLIENT_ID}\n";
    expect(read(`rates:\n${entry}${entry}`)).toEqual(
      err(`CONNECTORS_FILE is ${file}. Two entries are named CMA CGM; each needs a name of its own.`),
    );
    expect(read("rates: [").isErr()).toBe(true);
    expect(readConnectorsFile(join(folder, "none.yaml"), {})).toEqual(
      err(`CONNECTORS_FILE is ${join(folder, "none.yaml")}. It cannot be read.`),
    );
  });
});
