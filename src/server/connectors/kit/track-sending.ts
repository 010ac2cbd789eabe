import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe } from "node:diagnostics_channel";

interface Sending {
  isCreated: boolean;
  isSent: boolean;
}

const running = new AsyncLocalStorage<Sending>();
const sendings = new WeakMap<object, Sending>();

const findRequest = (message: unknown): object | null => {
  const request: unknown = message instanceof Object ? Reflect.get(message, "request") : null;
  return request instanceof Object ? request : null;
};

subscribe("undici:request:create", (message) => {
  const [request, sending] = [findRequest(message), running.getStore()];
  if (request === null || sending === undefined) return;
  sending.isCreated = true;
  sendings.set(request, sending);
});

/* Published before the first byte of a request is written: after the look-up of the address, the connection and its encryption. */
subscribe("undici:client:sendHeaders", (message) => {
  const request = findRequest(message);
  const sending = request === null ? undefined : sendings.get(request);
  if (sending !== undefined) sending.isSent = true;
});

/** Runs a `fetch`. `isUnsent`: certainly no byte of its request was sent. */
export const trackSending = <T>(
  run: () => Promise<T>,
): { readonly done: Promise<T>; readonly isUnsent: () => boolean } => {
  const sending: Sending = { isCreated: false, isSent: false };
  return { done: running.run(sending, run), isUnsent: () => sending.isCreated && !sending.isSent };
};
