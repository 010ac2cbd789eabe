import { errAsync, okAsync, ResultAsync } from "neverthrow";
import { describe, expect, it, vi } from "vitest";
import { createActor } from "xstate";
import { createDownloads, type DownloadSource, downloadView } from "#flows/kit/download.ts";
import { createRequestActor } from "#flows/kit/request.ts";
import type { NamedFile } from "#ports/api.ts";
import type { Failure } from "#ports/failure.ts";
import { settled } from "#tests/support/flows.ts";

const UNREACHABLE: Failure = { kind: "unreachable", cause: "network" };
const SESSION_ENDED: Failure = { kind: "unauthorised", message: "" };
const toFile = (name: string): NamedFile => ({ name, content: new Blob([name]) });

const open = (fetch: DownloadSource<string>["fetch"]) => {
  const save = vi.fn<(file: NamedFile) => void>();
  const onUnauthorised = vi.fn<() => void>();
  const actor = createActor(
    createDownloads<string>({ id: "downloads", requestActor: createRequestActor(onUnauthorised), fetch, save }),
  );
  const failed: unknown[] = [];
  actor.on("download.failed", (event) => failed.push(event));
  actor.start();
  return { actor, save, failed, onUnauthorised, view: () => downloadView(actor.getSnapshot()) };
};

describe("downloads", () => {
  it("fetch and save one file", async () => {
    const { actor, save, view } = open((name) => okAsync(toFile(name)));
    expect(view()).toEqual({ current: null, isSeveral: false });
    actor.send({ type: "download.requested", files: ["a"] });
    expect(view()).toEqual({ current: "a", isSeveral: false });
    await settled();
    expect(save.mock.calls).toEqual([[toFile("a")]]);
    expect(view()).toEqual({ current: null, isSeveral: false });
  });

  it("fetch several files one after the other, also past one that fails", async () => {
    const { actor, save, failed, view } = open((name) =>
      name === "b" ? errAsync(UNREACHABLE) : okAsync(toFile(name)),
    );
    actor.send({ type: "download.requested", files: ["a", "b", "c"] });
    expect(view()).toEqual({ current: "a", isSeveral: true });
    await settled();
    expect(save.mock.calls).toEqual([[toFile("a")], [toFile("c")]]);
    expect(failed).toEqual([{ type: "download.failed", file: "b", failure: UNREACHABLE }]);
  });

  it("ignore a request while one is running", async () => {
    const { actor, save } = open((name) => okAsync(toFile(name)));
    actor.send({ type: "download.requested", files: ["a"] });
    actor.send({ type: "download.requested", files: ["b"] });
    await settled();
    expect(save.mock.calls).toEqual([[toFile("a")]]);
  });

  it("report the end of the session", async () => {
    const { actor, onUnauthorised } = open(() => errAsync(SESSION_ENDED));
    actor.send({ type: "download.requested", files: ["a"] });
    await settled();
    expect(onUnauthorised).toHaveBeenCalledOnce();
  });

  it("are aborted and save nothing after the screen was left", async () => {
    const answer = Promise.withResolvers<NamedFile>();
    const signals: AbortSignal[] = [];
    const { actor, save } = open((_name, signal) => {
      signals.push(signal);
      return ResultAsync.fromSafePromise(answer.promise);
    });
    actor.send({ type: "download.requested", files: ["a"] });
    actor.stop();
    answer.resolve(toFile("a"));
    await settled();
    expect([signals.map(({ aborted }) => aborted), save.mock.calls]).toEqual([[true], []]);
  });
});
