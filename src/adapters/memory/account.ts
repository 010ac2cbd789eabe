import { okAsync } from "neverthrow";
import type { Account, AccountSession } from "#domain/accounts";
import type { AccountPort } from "#ports/api.ts";
import type { ClockPort } from "#ports/browser.ts";

const HOUR_MS = 3_600_000;

const ACCOUNT: Account = {
  firstName: "Ananya",
  lastName: "Rao",
  email: "ananya@keelson.example",
  phone: "+91 98100 00000",
  companyName: "Suryodaya Textiles",
  changedAt: null,
  deletionRequestedAt: null,
};

const createSessions = (clock: ClockPort): readonly AccountSession[] => {
  const hoursAgo = (hours: number): string => new Date(Date.parse(clock.now()) - hours * HOUR_MS).toISOString();
  return [
    {
      id: "sample-1",
      isCurrent: true,
      device: { type: "computer", browser: "Firefox", operatingSystem: "Linux" },
      network: "203.0.113.7",
      signedInAt: hoursAgo(3),
      lastUsedAt: hoursAgo(0),
    },
    {
      id: "sample-2",
      isCurrent: false,
      device: { type: "phone", browser: "Safari", operatingSystem: "iPhone" },
      network: "203.0.113.7",
      signedInAt: hoursAgo(40),
      lastUsedAt: hoursAgo(16),
    },
    {
      id: "sample-3",
      isCurrent: false,
      device: { type: "computer", browser: "Chrome", operatingSystem: "Windows" },
      network: "198.51.100.24",
      signedInAt: hoursAgo(120),
      lastUsedAt: hoursAgo(90),
    },
  ];
};

/** One account, whose changes last until the page is left. */
export const createMemoryAccount = (clock: ClockPort): AccountPort => {
  let account = ACCOUNT;
  let sessions = createSessions(clock);
  const endOthers = (): number => {
    const ended = sessions.length - 1;
    sessions = sessions.filter(({ isCurrent }) => isCurrent);
    return ended;
  };
  return {
    load: () => okAsync(account),
    saveDetails: ({ changedAt: _, ...details }) => {
      account = { ...account, ...details, changedAt: clock.now() };
      return okAsync(account);
    },
    changePassword: () => okAsync(endOthers()),
    sessions: () => okAsync(sessions),
    endSession: (id) => {
      sessions = sessions.filter((session) => session.id !== id);
      return okAsync(undefined);
    },
    endOtherSessions: () => okAsync(endOthers()),
    data: () =>
      okAsync({ name: "keelson-account.json", content: new Blob([JSON.stringify({ account, sessions }, null, 2)]) }),
    requestDeletion: () => {
      account = { ...account, deletionRequestedAt: account.deletionRequestedAt ?? clock.now() };
      return okAsync(account.deletionRequestedAt ?? clock.now());
    },
    withdrawDeletion: () => {
      account = { ...account, deletionRequestedAt: null };
      return okAsync(undefined);
    },
  };
};
