import { describe, expect, it } from "vitest";
import type { ApiSettings } from "#adapters/http/client.ts";
import { adaptersAt, against, outcomeOf, patient, settingsFor } from "../support/api.ts";
import { json, localServer, no, type Reply, raw, yes } from "../support/local-server.ts";

const profileOver = (reply: Reply, deadline = 60_000) =>
  against(reply, ({ accounts }) => outcomeOf(accounts.profile(patient())), {
    deadlines: { usual: deadline, rates: deadline, upload: deadline },
  });

describe("failures of the connection", () => {
  it("fails as unreachable if the port is closed", async () => {
    const server = await localServer(yes([]));
    await server.close();
    const { accounts } = adaptersAt(settingsFor(server.origin));
    expect(await outcomeOf(accounts.profile(patient()))).toEqual({
      failure: { kind: "unreachable", cause: "network" },
    });
  });

  it("fails as unreachable if the connection ends in the middle of the answer", async () => {
    const breaksOff: Reply = (_, response) => {
      response.writeHead(200, { "content-type": "application/json", "content-length": "500" });
      response.write('{"status":true,');
      setImmediate(() => response.destroy());
    };
    expect(await profileOver(breaksOff)).toEqual({ failure: { kind: "unreachable", cause: "network" } });
  });

  it("fails as timeout after the deadline", async () => {
    expect(await profileOver(() => {}, 40)).toEqual({ failure: { kind: "unreachable", cause: "timeout" } });
  });

  it("fails at the deadline of an operation that takes longer than usual", async () => {
    const timeout = { failure: { kind: "unreachable", cause: "timeout" } };
    const check = (deadlines: ApiSettings["deadlines"]) =>
      against(
        () => {},
        ({ quotes }) => outcomeOf(quotes.check({ id: "q-1", offer: 0 }, patient())),
        { deadlines },
      );
    expect(await check({ usual: 60_000, rates: 40, upload: 60_000 })).toEqual(timeout);
    const started = performance.now();
    expect(await check({ usual: 1, rates: 300, upload: 1 })).toEqual(timeout);
    expect(performance.now() - started).toBeGreaterThan(250);
  });

  it("gives up when the caller does", async () => {
    const caller = new AbortController();
    const silentUntilAborted: Reply = () => caller.abort();
    expect(await against(silentUntilAborted, ({ accounts }) => outcomeOf(accounts.profile(caller.signal)))).toEqual({
      failure: { kind: "unreachable", cause: "network" },
    });
  });

  it("fails as malformed if the answer is not JSON", async () => {
    expect(await profileOver(raw('{"status":tr', "application/json"))).toEqual({
      failure: { kind: "malformed", issues: ["the answer is not JSON"] },
    });
    expect(await profileOver(raw("<!doctype html><title>Portal</title>", "text/html"))).toEqual({
      failure: { kind: "malformed", issues: ["the answer is not JSON"] },
    });
  });

  it("fails as malformed if the answer has no body or no envelope", async () => {
    expect(await profileOver(raw("", "application/json"))).toMatchObject({ failure: { kind: "malformed" } });
    expect(await profileOver(json([1, 2]))).toMatchObject({ failure: { kind: "malformed" } });
  });

  it("names the place that does not decode", async () => {
    expect(await profileOver(yes([{ firstName: "Asha", lastName: 7 }]))).toEqual({
      failure: { kind: "malformed", issues: ["lastName: 7 is not string"] },
    });
  });
});

describe("refusals", () => {
  it.each([
    [400, 4000, "bad-request"],
    [403, 4030, "forbidden"],
    [404, 4040, "not-found"],
    [409, 4090, "conflict"],
    [410, 4100, "offer-gone"],
    [422, 4220, "invalid-fields"],
    [429, 4290, "too-many-requests"],
    [500, 5000, "internal"],
    [502, 5020, "no-source"],
    [418, 4180, "other"],
    [503, 5030, "internal"],
  ] as const)("reads %i with code %i as %s", async (httpStatus, code, reason) => {
    expect(await profileOver(no(httpStatus, code, "In plain words."))).toEqual({
      failure: { kind: "refused", reason, message: "In plain words.", fields: [] },
    });
  });

  it("keeps the fields of a 4220", async () => {
    const fields = [{ field: "email", message: "This is not an email address." }];
    expect(await profileOver(no(422, 4220, "Please check.", fields))).toEqual({
      failure: { kind: "refused", reason: "invalid-fields", message: "Please check.", fields },
    });
  });

  it("uses the code of a failure with HTTP 200", async () => {
    expect(await profileOver(no(200, 4100, "Gone."))).toEqual({
      failure: { kind: "refused", reason: "offer-gone", message: "Gone.", fields: [] },
    });
  });

  it.each([
    ["a page of a proxy", raw("<h1>Bad Gateway</h1>", "text/html", 502)],
    ["a server without the call", raw('{"statusCode":404,"message":"Route not found"}', "application/json", 404)],
    ["an empty 503", raw("", "text/plain", 503)],
  ])("reads %s as a service that is not available", async (_, reply) => {
    expect(await profileOver(reply)).toEqual({ failure: { kind: "unreachable", cause: "service" } });
  });

  it("uses the HTTP status of an answer without an envelope", async () => {
    expect(await profileOver(raw("", "text/plain", 500))).toEqual({
      failure: { kind: "refused", reason: "internal", message: "", fields: [] },
    });
  });

  it("uses the HTTP status if the code contradicts it", async () => {
    expect(await profileOver(no(500, 2000, "OK"))).toEqual({
      failure: { kind: "refused", reason: "internal", message: "OK", fields: [] },
    });
  });

  it("uses errorMessage where the server leaves message empty", async () => {
    const body = { status: false, code: 5000, message: "", errorMessage: "Try later.", result: [] };
    expect(await profileOver(json(body, 500))).toEqual({
      failure: { kind: "refused", reason: "internal", message: "Try later.", fields: [] },
    });
  });

  it.each([
    ["HTTP 401 with an envelope", no(401, 4010, "Please sign in."), "Please sign in."],
    ["code 4010 in an HTTP 200", no(200, 4010, "Please sign in."), "Please sign in."],
    ["HTTP 401 with a code of its own", no(401, 4011, "Your session is over."), "Your session is over."],
    ["a bare HTTP 401", raw("", "text/plain", 401), ""],
  ] as const)("reads %s as an ended session", async (_, reply, message) => {
    expect(await profileOver(reply)).toEqual({ failure: { kind: "unauthorised", message } });
  });
});
