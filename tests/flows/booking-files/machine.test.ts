import { errAsync, okAsync, ResultAsync } from "neverthrow";
import { describe, expect, it, vi } from "vitest";
import { createActor } from "xstate";
import type { QuotationFile } from "#domain/bookings";
import { startAppServices } from "#flows/services.ts";
import { bookingFilesFlow, markBroken, selectFile, turnPicture } from "#flows/booking-files/machine.ts";
import { toFileKind, findNextImage } from "#flows/booking-files/rules.ts";
import { bookingFilesView } from "#flows/booking-files/view.ts";
import type { NamedFile, BookingsPort } from "#ports/api.ts";
import type { Failure } from "#ports/failure.ts";
import { portsWith, settled } from "#tests/support/flows.ts";

const confirmation: QuotationFile = { fileName: "Booking confirmation.pdf", link: "/files/1" };
const front: QuotationFile = { fileName: "Container condition, front.JPG", link: "/files/2" };
const packing: QuotationFile = { fileName: "packing list", link: "/files/3" };
const doors: QuotationFile = { fileName: "Container condition, doors.png", link: "/files/4" };
const files = [packing, confirmation, front, doors];

const failure: Failure = { kind: "unreachable", cause: "network" };
const fetched = (file: QuotationFile): NamedFile => ({ name: file.fileName, content: new Blob([file.link]) });

const opened = (file: BookingsPort["file"], given = files) => {
  const bare = portsWith({});
  const portal = startAppServices({ ...bare, bookings: { ...bare.bookings, file } });
  const actor = createActor(bookingFilesFlow(portal, given));
  actor.start();
  return { actor, view: () => bookingFilesView(actor.getSnapshot()) };
};

describe("the files of a quotation", () => {
  it("open with the first file that can be shown, an image or a PDF", async () => {
    const { view } = opened((file) => okAsync(fetched(file)));
    expect(view().viewer).toEqual({ kind: "fetching" });
    await settled();
    expect(view()).toEqual({
      files,
      selected: 1,
      place: null,
      viewer: { kind: "drawn", picture: fetched(confirmation) },
    });
  });

  it("open with the first file when none can be shown, and fetch nothing", () => {
    const { view } = opened(() => errAsync(failure), [packing]);
    expect(view()).toEqual({
      files: [packing],
      selected: 0,
      place: null,
      viewer: { kind: "without-preview" },
    });
  });

  it("turn from image to image, going round", async () => {
    const { actor, view } = opened((file) => okAsync(fetched(file)));
    const places = [];
    for (const by of [1, 1, -1] as const) {
      turnPicture(actor, by);
      await settled();
      places.push(view().selected);
    }
    expect(places).toEqual([2, 3, 2]);
    expect(view()).toMatchObject({ viewer: { kind: "drawn", picture: fetched(front) }, place: { number: 1, of: 2 } });
  });

  it("give up a picture on its way when another file is selected", async () => {
    const signals: AbortSignal[] = [];
    const { actor, view } = opened((_, signal) => {
      signals.push(signal);
      return new ResultAsync(new Promise(() => undefined));
    });
    selectFile(actor, 0);
    await settled();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    expect(view().viewer).toEqual({ kind: "without-preview" });
  });

  it("show failed and broken pictures, and fetch again on request", async () => {
    const file = vi
      .fn<BookingsPort["file"]>()
      .mockReturnValueOnce(errAsync(failure))
      .mockImplementation((one) => okAsync(fetched(one)));
    const { actor, view } = opened(file);
    await settled();
    expect(view().viewer).toEqual({ kind: "failed", failure });
    actor.send({ type: "page.requested" });
    await settled();
    markBroken(actor);
    expect(view().viewer).toEqual({ kind: "broken" });
    actor.send({ type: "page.requested" });
    await settled();
    expect(view().viewer).toEqual({ kind: "drawn", picture: fetched(confirmation) });
  });
});

describe("file kinds", () => {
  it.each([
    ["a.pdf", "pdf"],
    ["a.JPEG", "image"],
    ["a.tar.gz", "other"],
    ["pdf", "other"],
  ] as const)("%s is %s", (fileName, kind) => {
    expect(toFileKind({ fileName, link: "" })).toBe(kind);
  });

  it("a single image turns to itself", () => {
    expect(findNextImage([confirmation, front], 1, 1)).toBe(1);
    expect(findNextImage([confirmation], 0, -1)).toBe(0);
  });
});
