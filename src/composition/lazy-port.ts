import { ResultAsync } from "neverthrow";
import type { Failure } from "#ports/failure.ts";

type Answer = ResultAsync<unknown, Failure>;
type Methods<Port> = { readonly [Name in keyof Port]: (...args: never[]) => Answer };
type Adapter = Readonly<Record<string, (...args: readonly unknown[]) => Answer>>;

/**
 * A port whose adapter is fetched with the first call, so that the first screen does not carry the code of later ones. Code
 * that cannot be fetched counts as a network failure, and the next call tries again. It has whatever method is asked for,
 * so it can be neither listed nor spread.
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
  const call = (name: string, args: readonly unknown[]): Answer =>
    ResultAsync.fromPromise(loadOnce(), (): Failure => ({ kind: "unreachable", cause: "network" })).andThen(
      (adapter) =>
        adapter[name]?.(...args) ??
        new ResultAsync<never, Failure>(Promise.reject(new TypeError(`The adapter has no method ${name}.`))),
    );
  const methods = new Map<string, (...args: readonly unknown[]) => Answer>();
  const findMethod = (name: string) => {
    const method = methods.get(name) ?? ((...args) => call(name, args));
    methods.set(name, method);
    return method;
  };
  /* With a method `then`, or one for a symbol, `await` and React would take it for something else. */
  return new Proxy(
    {},
    { get: (_, name) => (typeof name === "symbol" || name === "then" ? undefined : findMethod(name)) },
  );
}
