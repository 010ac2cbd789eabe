import { okAsync } from "neverthrow";
import { redactBooking, type SharedLink, toLinkExpiry } from "#domain/links";
import { addDays } from "#domain/time";
import type { ClockPort } from "#ports/browser.ts";
import type { LinksPort, OpenedLink } from "#ports/links.ts";
import { toJourney } from "#domain/tracking";
import { createSampleBooking, createSampleReport } from "./samples.ts";

const createSamples = (clock: ClockPort): readonly SharedLink[] => {
  const moment = (days: number): string => `${addDays(clock.today(), days)}T06:30:00.000Z`;
  const link = { kind: "booking", subject: "sample-1", number: "KLB-2026-000001" } as const;
  return [
    {
      ...link,
      id: "sample-link-2",
      recipient: "Rheinland Wohnen, consignee",
      options: { prices: false, references: true, deadlines: true, documents: ["KLB-2026-000001.pdf"] },
      state: "active",
      createdAt: moment(-3),
      expiresAt: moment(60),
      lastOpenedAt: moment(-1),
      opens: 3,
    },
    {
      ...link,
      id: "sample-link-1",
      recipient: "Om Clearing, customs agent",
      options: { prices: false, references: false, deadlines: false, documents: [] },
      state: "revoked",
      createdAt: moment(-8),
      expiresAt: moment(22),
      lastOpenedAt: null,
      opens: 0,
    },
  ];
};

const openSample = (clock: ClockPort): OpenedLink => {
  const quotation = createSampleBooking(clock.today());
  const journey = toJourney(createSampleReport(clock.today()), clock.now());
  const documents = quotation.files.map(({ fileName }) => fileName);
  const options = { prices: false, references: true, deadlines: true, documents };
  return {
    booking: redactBooking({ quotation, journey, deadlines: [], price: null, exchange: null }, options),
    files: quotation.files,
    expiresAt: `${addDays(clock.today(), 60)}T06:30:00.000Z`,
  };
};

/** Two sample links; a revoked one stays in the list. */
export const createMemoryLinks = (clock: ClockPort): LinksPort => {
  let links = createSamples(clock);
  return {
    list: (subject) => okAsync(links.filter((link) => subject === null || link.subject === subject)),
    create: ({ booking, recipient, days, options }) => {
      const link: SharedLink = {
        id: `sample-link-${links.length + 1}`,
        kind: "booking",
        subject: booking,
        number: "KLB-2026-000001",
        recipient,
        options,
        state: "active",
        createdAt: clock.now(),
        expiresAt: new Date(toLinkExpiry(Date.parse(clock.now()), days)).toISOString(),
        lastOpenedAt: null,
        opens: 0,
      };
      links = [link, ...links];
      return okAsync({ link, token: `sample-token-${link.id}`.padEnd(43, "x") });
    },
    revoke: (id) => {
      links = links.map((link) => (link.id === id ? { ...link, state: "revoked" } : link));
      return okAsync(undefined);
    },
    open: () => okAsync(openSample(clock)),
    mark: () => okAsync(openSample(clock)),
    file: ({ fileName }) => okAsync({ name: fileName, content: new Blob(["%PDF-1.4\n%%EOF"]) }),
  };
};
