import { Gauge, type Registry } from "prom-client";
import type { Clock } from "../platform/time.ts";

/** Whether a source is asked: always, never, or once to see whether it answers again. */
type CircuitState = "closed" | "half-open" | "open";

/** What a search does with a source: `probe` asks it without waiting longer than for the others. */
type Admission = "ask" | "probe" | "skip";

type Outcome = "hung" | "out" | "responded" | "abandoned";

export interface CircuitBreaker {
  readonly admit: (source: string) => Admission;
  /**
   * `out`: it failed for a reason that no other request changes. `responded`: also with a refusal. `abandoned`: it was not
   * waited for, which says nothing about it.
   */
  readonly record: (source: string, outcome: Outcome) => void;
  /** When a source that is skipped is asked again; null if nobody knows. */
  readonly pausedUntil: (source: string) => number | null;
  readonly states: () => ReadonlyMap<string, CircuitState>;
}

interface Circuit {
  failures: number;
  pauseMs: number;
  /** When a probe may be sent; null while closed. */
  openUntil: number | null;
  isProbed: boolean;
}

const MAX_FAILURES = 3;
const PAUSE_MS = 15_000;
const MAX_PAUSE_MS = 300_000;

/* A source that is out may be so for an hour: asked each 15 seconds, it would use up the calls that it allows. */
const toPause = (outcome: Outcome, failures: number): number =>
  outcome === "out" ? Math.min(PAUSE_MS * 2 ** (failures - MAX_FAILURES), MAX_PAUSE_MS) : PAUSE_MS;

const toState = ({ openUntil, pauseMs }: Circuit, now: number): CircuitState => {
  if (openUntil === null) return "closed";
  /* A pause that ends later began while the clock was ahead. */
  return openUntil <= now || openUntil > now + pauseMs ? "half-open" : "open";
};

/** `onHang`: a source that hangs is not asked until a moment. */
export const circuitBreaker = (
  clock: Clock,
  onHang: (source: string, until: number) => void = () => undefined,
): CircuitBreaker => {
  const circuits = new Map<string, Circuit>();
  const getCircuit = (source: string): Circuit => {
    const circuit = circuits.get(source) ?? { failures: 0, pauseMs: 0, openUntil: null, isProbed: false };
    circuits.set(source, circuit);
    return circuit;
  };
  return {
    admit: (source) => {
      const circuit = getCircuit(source);
      const state = toState(circuit, clock());
      if (state === "closed") return "ask";
      if (state === "open" || circuit.isProbed) return "skip";
      circuit.isProbed = true;
      return "probe";
    },
    record: (source, outcome) => {
      const circuit = getCircuit(source);
      if (outcome === "abandoned") {
        circuit.isProbed = false;
        return;
      }
      const failures = outcome === "responded" ? 0 : circuit.failures + 1;
      const pauseMs = toPause(outcome, failures);
      const openUntil = failures >= MAX_FAILURES ? clock() + pauseMs : null;
      Object.assign(circuit, { failures, pauseMs, isProbed: false, openUntil });
      if (openUntil !== null && outcome === "hung") onHang(source, openUntil);
    },
    pausedUntil: (source) => {
      const circuit = getCircuit(source);
      return toState(circuit, clock()) === "open" ? circuit.openUntil : null;
    },
    states: () => new Map([...circuits].map(([source, circuit]) => [source, toState(circuit, clock())])),
  };
};

export const toReadOnlyBreaker = (breaker: CircuitBreaker): CircuitBreaker => ({
  admit: (source) => ((breaker.states().get(source) ?? "closed") === "closed" ? "ask" : "skip"),
  record: () => undefined,
  pausedUntil: breaker.pausedUntil,
  states: breaker.states,
});

const CIRCUIT_STATES: readonly CircuitState[] = ["closed", "half-open", "open"];

export const measureCircuits = (registry: Registry, breaker: CircuitBreaker): void => {
  const gauge = new Gauge({
    name: "rate_source_circuit",
    help: "1 for the state in which the circuit breaker of a rate source is",
    labelNames: ["source", "state"] as const,
    registers: [registry],
    collect: () => {
      for (const [source, current] of breaker.states())
        for (const state of CIRCUIT_STATES) gauge.set({ source, state }, state === current ? 1 : 0);
    },
  });
};
