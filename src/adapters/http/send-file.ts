import type { ApiResponse, SendFile } from "./client.ts";

const toResponse = (status: number, text: string): ApiResponse => {
  const response = new Response(status === 204 ? null : text, { status });
  const body: unknown = JSON.parse(text === "" ? "null" : text);
  return response.ok ? { data: body, response } : { error: body, response };
};

const toUnreadable = (status: number): ApiResponse => ({ error: null, response: new Response(null, { status }) });

const readAnswer = ({ status, responseText }: XMLHttpRequest): ApiResponse => {
  try {
    return toResponse(status, responseText);
  } catch {
    return toUnreadable(status);
  }
};

/**
 * Sends a file with XMLHttpRequest, because fetch does not report how much was sent. Rejects like fetch, and with a
 * TimeoutError when nothing happens for too long.
 */
const sendWithProgress: SendFile = ({ url, headers, content, onProgress, signal, patience }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = (): void => request.abort();
    let timer = setTimeout(() => undefined, 0);
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        reject(new DOMException("The upload stalled.", "TimeoutError"));
        stop();
      }, patience);
    };
    request.upload.addEventListener("progress", ({ loaded }) => {
      wait();
      onProgress(loaded);
    });
    request.addEventListener("load", () => resolve(readAnswer(request)));
    request.addEventListener("error", () => reject(new TypeError("The connection failed.")));
    request.addEventListener("abort", () => reject(new DOMException("The upload was cancelled.", "AbortError")));
    request.addEventListener("loadend", () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", stop);
    });
    signal.addEventListener("abort", stop);
    request.open("POST", url);
    headers.forEach((value, name) => request.setRequestHeader(name, value));
    wait();
    request.send(content);
  });

/** Sends a file as the body of one request; the progress is reported at the end. */
export const sendFileWith =
  (send: (request: Request) => Promise<Response>): SendFile =>
  async ({ url, headers, content, onProgress, signal }) => {
    const response = await send(new Request(url, { method: "POST", headers, body: content, signal }));
    onProgress(content.size);
    const body: unknown = await response.json().catch(() => null);
    return response.ok ? { data: body, response } : { error: body, response };
  };

/** Sends the file as the body; without XMLHttpRequest (outside of a browser) the progress is reported at the end. */
export const sendFile: SendFile = (request) =>
  typeof XMLHttpRequest === "undefined" ? sendFileWith(fetch)(request) : sendWithProgress(request);
