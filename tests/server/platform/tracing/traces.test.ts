import { globSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { ok } from "neverthrow";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { RateSource } from "#server/rate-sources/rate-source.ts";
import { startTracing } from "#server/platform/tracing/sdk.ts";
import { nameStatement } from "#server/platform/tracing/trace-statements.ts";
import { inSpan, traceHeaders, useTracing, wantsTraces } from "#server/platform/tracing/tracing.ts";
import { addShipper, signInAs, startTestApp } from "#tests/server/support/app.ts";
import { freightFeatures, SEARCH } from "#tests/server/support/freight.ts";
import { parsed } from "#tests/server/support/parsed.ts";

interface ReceivedSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
}

interface Export {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly ReceivedSpan[] }[];
  }[];
}

const readSpans = (body: string): readonly ReceivedSpan[] =>
  parsed<Export>(body).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));

/* The exporters read the environment themselves. */
const OTEL = ["OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_PROTOCOL"] as const;

let collector: Server;
let received: ReceivedSpan[];
beforeEach(async () => {
  received = [];
  collector = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (text: string) => {
      body += text;
    });
    request.on("end", () => {
      received.push(...readSpans(body));
      response.writeHead(200, { "content-type": "application/json" }).end("{}");
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, "127.0.0.1", resolve));
  const address = collector.address();
  if (typeof address !== "object" || address === null) throw new Error("The collector has no port.");
  process.env[OTEL[0]] = `http://127.0.0.1:${address.port}`;
  process.env[OTEL[1]] = "http/json";
});
afterEach(() => {
  useTracing(null);
  for (const name of OTEL) delete process.env[name];
  collector.close();
});

const TRACE = "0af7651916cd43dd8448eb211c80319c";

describe("traces", () => {
  it.each([
    [{}, false],
    [{ OTEL_TRACES_EXPORTER: "none", OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector:4318" }, false],
    [{ OTEL_SDK_DISABLED: "true", OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector:4318" }, false],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector:4318" }, true],
    [{ OTEL_TRACES_EXPORTER: "otlp" }, true],
  ])("are wanted by the standard variables alone: %o %s", (environment, isWanted) => {
    expect(wantsTraces(environment)).toBe(isWanted);
  });

  it.each([
    [{ OTEL_TRACES_EXPORTER: "zipkin" }, 'OTEL_TRACES_EXPORTER must be otlp or none, but it is "zipkin".'],
    [
      { OTEL_EXPORTER_OTLP_PROTOCOL: "grpc" },
      'OTEL_EXPORTER_OTLP_PROTOCOL must be http/protobuf or http/json, but it is "grpc".',
    ],
  ])("refuse %o in one sentence", async (environment, sentence) => {
    expect((await startTracing(environment)).match(() => null, String)).toBe(sentence);
  });

  it("load the packages of the SDK only where they are wanted", () => {
    const files = globSync("src/**/*.{ts,tsx}");
    const having = (text: string) => files.filter((file) => readFileSync(file, "utf8").includes(text)).toSorted();
    expect(having('"@opentelemetry/')).toEqual(["src/server/platform/tracing/sdk.ts"]);
    expect(having("tracing/sdk.ts")).toEqual(["src/server/serve.ts"]);
    expect(readFileSync("src/server/serve.ts", "utf8")).toContain('await import("./platform/tracing/sdk.ts")');
  });

  it("cost a call without headers where they are off", async () => {
    expect(await inSpan("x", "internal", {}, async () => traceHeaders())).toEqual({});
  });

  it("have the tree of a search: request, use case, source and statements, in the trace of the caller", async () => {
    const tracing = (await startTracing(process.env))._unsafeUnwrap();
    useTracing(tracing);
    let sent: Readonly<Record<string, string>> = {};
    const source: RateSource = {
      name: "Norrvik",
      quote: async () => {
        sent = traceHeaders();
        return ok([]);
      },
    };
    const server = await startTestApp({ features: freightFeatures(() => [source]) });
    await addShipper(server.database);
    const headers = await signInAs(server.app);
    const answer = await server.app.inject({
      method: "POST",
      url: "/api/resource/rates/spot-on",
      headers: { ...headers, traceparent: `00-${TRACE}-b7ad6b7169203331-01` },
      payload: SEARCH,
    });
    expect(answer.statusCode).toBe(200);
    const line = server.logLines
      .map((text) => JSON.parse(text))
      .find(({ reqId }) => reqId === answer.headers["x-request-id"]);
    await server.close();
    await tracing.close();

    const spans = received.filter(({ traceId }) => traceId === TRACE);
    const request = spans.find(({ name }) => name === "POST searchRates");
    const useCase = spans.find(({ name }) => name === "searchRates");
    const asked = spans.find(({ name }) => name === "rate source");
    expect(request?.parentSpanId).toBe("b7ad6b7169203331");
    expect([useCase?.parentSpanId, asked?.parentSpanId]).toEqual([request?.spanId, useCase?.spanId]);
    expect(sent["traceparent"]).toBe(`00-${TRACE}-${asked?.spanId}-01`);
    expect(line).toMatchObject({ traceId: TRACE, spanId: request?.spanId, msg: "answered" });
    const statements = spans.filter(({ attributes }) => attributes.some(({ key }) => key === "db.operation.name"));
    expect(statements.length).toBeGreaterThan(0);
    const text = JSON.stringify(spans);
    for (const secret of [headers["x-token"], headers["x-api-key"], "asha@menon.example"])
      expect(text).not.toContain(secret);
  });

  it.each([
    ['select "id" from "quotation" where "id" = ?', "select", "quotation"],
    ['insert into "session" ("id") values (?)', "insert", "session"],
    ['update "account" set "email" = ?', "update", "account"],
    ['delete from "session" where "id" = ?', "delete", "session"],
    ["begin immediate", "statement", null],
  ])("name the statement %s without its values", (statement, operation, table) => {
    expect(nameStatement(statement)).toEqual({ operation, table });
  });
});
