import { ResultAsync } from "neverthrow";
import type { Failure } from "#ports/failure.ts";

type Answer = ResultAsync<unknown, Failure>;
type Methods<Port> = { readonly [Name in keyof Port]: ((...args: never[]) => Answer) | Methods<Port[Name]> };
type Method = (...args: readonly unknown[]) => Answer;
type Adapter = { readonly [Name in string]: Method | Adapter };

/** A method by its name, or by those of the port that has it and its own. */
const findMethod = (adapter: Adapter, [name = "", ...rest]: readonly string[]): Method | undefined => {
  const found = adapter[name];
  return typeof found === "object" ? findMethod(found, rest) : found;
};

/**
 * A port whose adapter is fetched with the first call, so that the first screen does not carry the code of later ones. Code
 * that cannot be fetched counts as a network failure, and the next call tries again. It has whatever method or port is asked
 * for, so it can be neither listed nor spread.
 */
export function lazyPort<Port extends Methods<Port>>(load: () => Promise<Port>): Port;
export function lazyPort(load: () => Promise<Adapter>): object {
  let loaded: Promise<Adapter> | null = null;
  const loadOnce = (): Promise<Adapter> => {
    loaded ??= load().catch((error: unknown) => {
      loaded = null;
      return Promise.reject(error);
    });
    return loaded;
  };
  const call = (path: readonly string[], args: readonly unknown[]): Answer =>
    ResultAsync.fromPromise(loadOnce(), (): Failure => ({ kind: "unreachable", cause: "network" })).andThen(
      (adapter) =>
        findMethod(adapter, path)?.(...args) ??
        new ResultAsync<never, Failure>(Promise.reject(new TypeError(`The adapter has no method ${path.join(".")}.`))),
    );
  /* With a method `then`, or one for a symbol, `await` and React would take it for something else. */
  const toPort = (path: readonly string[]): object => {
    const parts = new Map<string, object>();
    const findPart = (name: string): object => {
      const part = parts.get(name) ?? toPort([...path, name]);
      parts.set(name, part);
      return part;
    };
    return new Proxy((...args: readonly unknown[]) => call(path, args), {
      get: (_, name) => (typeof name === "symbol" || name === "then" ? undefined : findPart(name)),
    });
  };
  return toPort([]);
}
