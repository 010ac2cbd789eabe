import { okAsync } from "neverthrow";
import { describe, expect, it } from "vitest";
import { enquiriesAsCsv } from "#server/operations/enquiries.ts";
import { mailEnquiries } from "#server/modules/enquiries/receive-enquiry.ts";
import { addEnquiry, enquiriesSince, type StoredEnquiry } from "#server/modules/enquiries/store.ts";
import { START } from "#tests/server/support/app.ts";
import { openTestDatabase, sqlitePlace } from "#tests/server/support/database.ts";
import { enquiriesContract } from "./enquiries-contract.ts";

describe("enquiries", () => {
  enquiriesContract(sqlitePlace);
});

const asha: StoredEnquiry = {
  id: "e-1",
  receivedAt: START,
  firstName: "Asha",
  lastName: "Menon",
  email: "asha@menon.example",
  mobileNo: "+91 98765 43210",
  companyName: 'Menon "Spices"',
  message: "First line.\nSecond, line.",
  mailedAt: null,
};

describe("mailing pending enquiries", () => {
  it("sends each enquiry once", async () => {
    const { db, remove } = await openTestDatabase(sqlitePlace);
    await addEnquiry(db, asha);
    await addEnquiry(db, { ...asha, id: "e-2", mailedAt: START });
    const subjects: string[] = [];
    const mailer = {
      send: ({ subject }: { readonly subject: string }) => {
        subjects.push(subject);
        return okAsync(undefined);
      },
      close: () => undefined,
    };
    const deps = { db, clock: () => START + 5, mailer, onMailFailure: () => undefined };
    await mailEnquiries(deps);
    await mailEnquiries(deps);
    expect(subjects).toEqual(['Enquiry from Asha Menon, Menon "Spices"']);
    expect((await enquiriesSince(db, 0)).map(({ id, mailedAt }) => ({ id, mailedAt }))).toEqual([
      { id: "e-1", mailedAt: START + 5 },
      { id: "e-2", mailedAt: START },
    ]);
    await remove();
  });
});

describe("the export", () => {
  it("quotes every cell, and writes a formula as text", () => {
    expect(enquiriesAsCsv([{ ...asha, firstName: "=1+1" }])).toBe(
      "receivedAt,firstName,lastName,email,mobileNo,companyName,message,mailedAt\r\n" +
        '"2026-11-20T08:00:00.000Z","\'=1+1","Menon","asha@menon.example","+91 98765 43210",' +
        '"Menon ""Spices""","First line.\nSecond, line.",""\r\n',
    );
  });
});
