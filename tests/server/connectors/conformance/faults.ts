import { expect, it } from "vitest";
import type { GrowingRatesAnswer } from "#api/schema.d.ts";
import type { SourceFailure } from "#server/rate-sources/rate-source.ts";
import type { CallRecord as SimulatorCall } from "#simulators/kit/calls.ts";
import { CONNECTION_FAULTS } from "#simulators/kit/faults.ts";
import { addShipper, signInAs, startTestApp } from "#tests/server/support/app.ts";
import { freightFeatures, SEARCH } from "#tests/server/support/freight.ts";
import { parsed } from "#tests/server/support/parsed.ts";
import { type Bench, type Quoted, requireFailure, requireOffers, SECRET } from "./bench.ts";
import type { Subject } from "./subject.ts";

/* `slow` takes 25 s, and is `hang` for a source that waits less. */
const OF_CONNECTIONS = CONNECTION_FAULTS.filter((fault) => fault !== "slow");

/* A token or a key; ids and texts that a carrier states are shorter. */
const LIKE_A_KEY = /[\w+/=-]{32,}/;
/* A word with a figure or an underline, such as NW-104 or INQ_BLK. */
const CODE = /\b(?=[\w-]*[\d_])[\w-]{3,}\b/g;

const listCarriers = ({ result }: GrowingRatesAnswer): string[] =>
  result.flatMap(({ api = [] }) => api.map(({ providerName }) => providerName));

/** What is said where the carrier has a fault, or refuses. */
export const testFaults = (subject: Subject, bench: Bench): void => {
  const { namesPorts = true } = subject;
  const { records, moving, open, quote, setFaults, countBilled, listCalls } = bench;
  const SENTENCE = new RegExp(`^${subject.name}\\b.*\\.$`);

  const expectSentence = ({ reason, sentence }: SourceFailure): void => {
    expect(sentence, "a failure has a sentence that starts with the name: see kit/failures.ts").toMatch(SENTENCE);
    expect(reason).not.toBe("");
    const codes = reason === sentence ? [] : (reason.match(CODE) ?? []);
    const shown = codes.filter((code) => sentence?.includes(code) === true);
    expect(shown, "a sentence for shippers has no code of the carrier: put the code in the reason").toEqual([]);
  };

  const expectNoSecret = (quoted: Quoted): void => {
    const said = JSON.stringify([quoted, records]);
    expect(said, "no reason, sentence or record has a secret").not.toContain(SECRET);
    expect(said, "no reason, sentence or record has an address").not.toContain("127.0.0.1");
    const written = quoted.isOk()
      ? quoted.value.flatMap((one) => (one.kind === "unreadable" ? [one.reason] : []))
      : [quoted.error.reason, quoted.error.sentence ?? ""];
    const recorded = records.flatMap(({ operation, outcome }) => [operation, outcome]);
    expect(
      [...written, ...recorded].filter((text) => LIKE_A_KEY.test(text)),
      "no reason, sentence or record has a long text such as an access token",
    ).toEqual([]);
  };

  const expectCalls = (calls: readonly SimulatorCall[]): void => {
    expect(
      calls.filter(({ billed }) => billed).length,
      "a call that may have been billed is not repeated: state `billed` of createCarrierClient, or `mayBill`",
    ).toBeLessThanOrEqual(subject.billedCalls);
    expect(countBilled(), "more calls are marked as billed than are").toBeLessThanOrEqual(subject.billedCalls);
    const followed = calls.filter(({ path }) => path === "/login");
    expect(followed, "a redirect is not followed: call the carrier with client.call alone").toEqual([]);
  };

  const expectSurvived = (fault: string, quoted: Quoted, harmless: boolean): void => {
    if (harmless) {
      requireOffers(quoted, `Take ${fault} out of \`harmless\` if this failure is right.`);
      return;
    }
    expectSentence(
      requireFailure(
        quoted,
        `Return refusedFailure where the carrier has no offer and unreadableFailure where the answer has another shape, or name ${fault} in \`harmless\` if these offers are right.`,
      ),
    );
  };

  it.each([...OF_CONNECTIONS, ...subject.faults])(
    "survives the fault %s with offers, or a plain sentence without a secret",
    async (fault) => {
      const source = open();
      await setFaults({ fault });
      const quoted = await quote(source);
      expectNoSecret(quoted);
      expectCalls(await listCalls());
      expectSurvived(fault, quoted, subject.harmless.includes(fault));
    },
  );

  it.each([...OF_CONNECTIONS, ...subject.faults])(
    "survives the fault %s of the call for prices, once the places are known",
    async (fault) => {
      const source = open();
      requireOffers(await quote(source), "It must have offers.");
      const known = (await listCalls()).length;
      records.length = 0;
      await setFaults({ fault, path: subject.pricesPath });
      const quoted = await quote(source);
      expectNoSecret(quoted);
      expectCalls((await listCalls()).slice(known));
      /* No price may be an empty answer or a refusal, and no place is a refusal. */
      if (fault !== "empty-list") expectSurvived(fault, quoted, subject.harmless.includes(fault));
    },
  );

  it("says that the carrier has no offer where it refuses, which is no fault of it", async () => {
    const source = open();
    await setFaults({ fault: "refused" });
    const failure = requireFailure(await quote(source), "It must read the refusal.");
    expect(failure.kind, `return refusedFailure, as three faults pause the source: ${failure.reason}`).toBe("refused");
    expectSentence(failure);
  });

  it.runIf(namesPorts)("says that another lane was answered", async () => {
    const source = open();
    await setFaults({ fault: "wrong-lane" });
    const failure = requireFailure(
      await quote(source),
      "Take the ports of legs from the answer, not from the request.",
    );
    expect(failure.reason).toContain("all its offers are of another lane");
    expectSentence(failure);
  });

  it("says that its access is refused with a wrong secret, without a billed or a repeated call", async () => {
    const quoted = await quote(open("a-wrong-secret"));
    expect(JSON.stringify([quoted, records])).not.toContain("a-wrong-secret");
    expect(quoted._unsafeUnwrapErr().sentence).toBe(`${subject.name} does not accept our access at the moment.`);
    expect(countBilled()).toBe(0);
    expect(records.length).toBeLessThanOrEqual(2);
  });

  it("states each fault in a growing search, whose other sources answer", async () => {
    const server = await startTestApp({
      features: freightFeatures(),
      config: { connectors: [bench.read(SECRET, { keepMinutes: 0, budgetSeconds: 30 })] },
    });
    moving.carrierAheadMs = 0;
    moving.clock = server.clock.now;
    await addShipper(server.database);
    const headers = await signInAs(server.app);
    const send = async (method: "GET" | "POST", path: string, payload?: object): Promise<GrowingRatesAnswer> => {
      const url = `/api/resource/rates/searches${path}`;
      const sent = await server.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
      expect(sent.statusCode).toBe(200);
      return parsed<GrowingRatesAnswer>(sent.body);
    };
    /* One that hangs is late, without a sentence of its own. */
    const answering = OF_CONNECTIONS.filter((fault) => !fault.startsWith("hang"));
    for (const fault of [...(namesPorts ? ["wrong-lane"] : []), ...answering, ...subject.faults]) {
      await setFaults({ fault });
      let part = await send("POST", "", SEARCH);
      const carriers = listCarriers(part);
      while (!part.isComplete) {
        part = await send("GET", `/${part.searchId}?after=${part.position}`);
        carriers.push(...listCarriers(part));
      }
      expect([fault, carriers.includes("Norrvik Line")]).toEqual([fault, true]);
      const { state, reason } = part.progress.find(({ name }) => name === subject.name) ?? {};
      /* Of the faults that leave offers only a currency without a rate of exchange has to be said. */
      const isSaid = state !== "answered" || fault === "wrong-currency";
      if (!isSaid) expect([fault, reason]).toEqual([fault, null]);
      else expect([fault, reason]).toEqual([fault, expect.stringMatching(SENTENCE)]);
      server.clock.advance(60_000);
    }
    const exposed = server.logLines.filter((line) => line.includes(SECRET));
    expect(exposed, "a line of the log has a secret").toEqual([]);
    expect(server.logLines.join("")).toContain(`"source":"${subject.name}"`);
    await server.close();
  });
};
