import { afterEach, beforeEach, expect, it } from "vitest";
import { pruneCopyParts, saveCopyParts } from "#server/modules/accounts/account-store.ts";
import { addShipper, signInAs } from "#tests/server/support/app.ts";
import type { MakePlace } from "#tests/server/support/database.ts";
import {
  type AccountsFixture,
  ASHA,
  begin,
  DOMESTIC,
  formOf,
  openAccounts,
  pdf,
  PDF_TEXT,
  verified,
  verify,
} from "./fixture.ts";

const MINUTE = 60_000;
const EMAIL = ASHA.email;
const WRONG = "Invalid verification code. Please try again.";
const CREATED = { status: true, code: 2000, message: "Account created", result: [] };
const LONGEST = [
  { field: "firstName", label: "First name", most: 100 },
  { field: "lastName", label: "Last name", most: 100 },
  { field: "companyName", label: "Company name", most: 200 },
  { field: "phoneNumber", label: "Phone number", most: 32 },
  { field: "address", label: "Address", most: 500 },
  { field: "pinCode", label: "PIN code", most: 6 },
  { field: "panNumber", label: "PAN number", most: 20 },
  { field: "gstNumber", label: "GST number", most: 20 },
] as const;
const PNG = Uint8Array.from([
  137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 1, 0, 0, 0, 1, 8, 6,
]);

/** Sign-up from the code to the account, over whichever database. */
export const signupContract = (make: MakePlace): void => {
  let fixture: AccountsFixture;
  beforeEach(async () => {
    fixture = await openAccounts(make, "desk@keelson.example");
  });
  afterEach(() => fixture.close());

  const accounts = () => fixture.database.db.selectFrom("account").select("email").execute();
  const refused = (field: string, message: string) => ({
    status: 422,
    body: { code: 4220, message: "Please check the marked fields.", result: [{ field, message }] },
  });

  it("mails the code at the start of subject and text, and stores neither code nor token", async () => {
    const token = await begin(fixture, " Asha@Menon.Example ".trim());
    expect(fixture.mailbox).toHaveLength(1);
    const [message] = fixture.mailbox;
    expect([message?.to, message?.subject]).toEqual([EMAIL, "482913 is your Keelson code"]);
    expect(message?.text.split("\n")[0]).toBe("482913 is your verification code.");
    expect(message?.html).toContain(">482913</p>");
    const rows = JSON.stringify(await fixture.database.db.selectFrom("verification").selectAll().execute());
    expect(rows).toContain(EMAIL);
    expect(rows).not.toContain("482913");
    expect(rows).not.toContain(token);
    expect(fixture.logLines.join("")).not.toContain("482913");
  });

  const copyParts = async () => {
    const parts = fixture.database.db.selectFrom("accountCopyPart").select(["accountId", "kind", "content"]);
    const rows = await parts.orderBy("kind").orderBy("part").execute();
    return rows.map(({ content, ...part }) => ({ ...part, text: Buffer.from(content).toString() }));
  };

  it("creates a domestic account with both numbers and both copies, which can sign in", async () => {
    const token = await verified(fixture, EMAIL);
    const files = { panCopy: pdf("C:\\scans\\pan kopie.pdf"), gstCopy: pdf("जीएसटी.pdf") };
    const answer = await fixture.signUp(token, formOf(DOMESTIC, files));
    expect(answer).toMatchObject({ status: 200, body: CREATED });
    const { db } = fixture.database;
    const details = await db.selectFrom("accountDetails").selectAll().execute();
    const accountId = details[0]?.accountId ?? "";
    expect(details).toEqual([
      {
        accountId,
        country: "IN",
        address: "12 Jew Town Road, Kochi",
        pinCode: "682001",
        panNumber: "AASCS2460H",
        gstNumber: "27AASCS2460H1Z0",
      },
    ]);
    const copies = await db
      .selectFrom("accountCopy")
      .select(["accountId", "kind", "fileName"])
      .orderBy("kind")
      .execute();
    expect(copies).toEqual([
      { accountId, kind: "gst", fileName: "जीएसटी.pdf" },
      { accountId, kind: "pan", fileName: "pan kopie.pdf" },
    ]);
    expect(await copyParts()).toEqual([
      { accountId, kind: "gst", text: PDF_TEXT },
      { accountId, kind: "pan", text: PDF_TEXT },
    ]);
    const headers = { ...(await signInAs(fixture.app, EMAIL, "kardamom")) };
    const profile = await fixture.app.inject({ method: "GET", url: "/api/resource/profile", headers });
    expect(profile.json()).toMatchObject({
      result: [{ firstName: "Asha", lastName: "Menon", email: EMAIL, phone: "+91 98765 43210" }],
    });
  });

  it("answers known tax numbers like new ones, lets the company wait, and asks its admins and the desk", async () => {
    const { db } = fixture.database;
    const files = { panCopy: pdf("pan.pdf"), gstCopy: pdf("gst.pdf") };
    await fixture.signUp(await verified(fixture, EMAIL), formOf(DOMESTIC, files));
    const [first] = await db.selectFrom("company").select(["id", "state"]).execute();
    const second = {
      ...DOMESTIC,
      email: "karl@konkan.example",
      companyName: "Konkan Spices",
      gstNumber: "33AASCS2460H1Z7",
    };
    const answer = await fixture.signUp(await verified(fixture, second.email), formOf(second, files));
    expect(answer).toMatchObject({ status: 200, body: CREATED });
    expect(first?.state).toBe("active");
    const others = db.selectFrom("company").select(["name", "state", "duplicateOf"]);
    expect(await others.where("id", "<>", first?.id ?? "").execute()).toEqual([
      { name: "Konkan Spices", state: "pending", duplicateOf: first?.id },
    ]);
    const mails = db.selectFrom("outgoingMail").select(["recipient", "subject"]).where("subject", "like", "%sign%");
    expect(await mails.execute()).toEqual([
      {
        recipient: EMAIL,
        subject: "Somebody has signed up with the tax numbers of Menon Spices Private Limited",
      },
    ]);
    const toDesk = db.selectFrom("outgoingMail").select("text").where("subject", "=", "New account: Konkan Spices");
    expect((await toDesk.executeTakeFirstOrThrow()).text).toContain(
      "Menon Spices Private Limited has the same tax numbers.\nIt sees no prices until it is approved.",
    );
  });

  it("blocks a company with the tax numbers of a blocked one, with the same answer and no mail to its admins", async () => {
    const { db } = fixture.database;
    const files = { panCopy: pdf("pan.pdf"), gstCopy: pdf("gst.pdf") };
    await fixture.signUp(await verified(fixture, EMAIL), formOf(DOMESTIC, files));
    await db.updateTable("company").set({ state: "blocked" }).execute();
    const again = { ...DOMESTIC, email: "karl@konkan.example", companyName: "Konkan Spices" };
    const answer = await fixture.signUp(await verified(fixture, again.email), formOf(again, files));
    expect(answer).toMatchObject({ status: 200, body: CREATED });
    const states = db.selectFrom("company").select(["name", "state"]).orderBy("name");
    expect(await states.execute()).toEqual([
      { name: "Konkan Spices", state: "blocked" },
      { name: "Menon Spices Private Limited", state: "blocked" },
    ]);
    const username = again.email;
    const payload = { username, password: again.password, applicationId: 702_020 };
    const signedIn = await fixture.app.inject({ method: "POST", url: "/api/auth/sign_in", payload });
    expect(signedIn.json()).toMatchObject({ code: 4010, message: "Invalid credentials. Please try again." });
    const mails = db.selectFrom("outgoingMail").select("recipient").where("recipient", "=", EMAIL);
    expect(await mails.execute()).toEqual([]);
  });

  it("lets both copies wait for the malware scanner, if there is one", async () => {
    await fixture.close();
    fixture = await openAccounts(make, null, { config: { scanner: { kind: "tcp", host: "127.0.0.1", port: 9 } } });
    const token = await verified(fixture, EMAIL);
    await fixture.signUp(token, formOf(DOMESTIC, { panCopy: pdf("pan.pdf"), gstCopy: pdf("gst.pdf") }));
    const copies = fixture.database.db.selectFrom("accountCopy").select(["kind", "scan", "signature"]);
    expect(await copies.orderBy("kind").execute()).toEqual([
      { kind: "gst", scan: "waiting", signature: null },
      { kind: "pan", scan: "waiting", signature: null },
    ]);
  });

  it("mails the desk who has created an account, so that its answer goes to the shipper", async () => {
    const token = await verified(fixture, EMAIL);
    await fixture.signUp(token, formOf(DOMESTIC, { panCopy: pdf("pan.pdf"), gstCopy: pdf("gst.pdf") }));
    const toDesk = fixture.database.db.selectFrom("outgoingMail").where("recipient", "=", "desk@keelson.example");
    expect(await toDesk.select(["replyTo", "subject", "text"]).execute()).toEqual([
      {
        replyTo: EMAIL,
        subject: "New account: Menon Spices Private Limited",
        text: [
          "Menon Spices Private Limited has created an account.",
          [
            "Company: Menon Spices Private Limited",
            "Name: Asha Menon",
            "Email: asha@menon.example",
            "Phone: +91 98765 43210",
            "Address: 12 Jew Town Road, Kochi, 682001, India",
            "PAN: AASCS2460H",
            "GST: 27AASCS2460H1Z0",
          ].join("\n"),
          "Keelson Global Logistics\nhello@keelson.example",
        ].join("\n\n"),
      },
    ]);
  });

  it("stores a large copy in parts of 512 kB, and removes parts of accounts that do not exist", async () => {
    const { db } = fixture.database;
    const token = await verified(fixture, EMAIL);
    const panCopy = pdf("pan.pdf", 1_200_000);
    expect(await fixture.signUp(token, formOf(DOMESTIC, { panCopy }))).toMatchObject({ status: 200, body: CREATED });
    const parts = await copyParts();
    expect(parts.map((part) => part.text.length)).toEqual([524_288, 524_288, 151_424]);
    expect(parts.map((part) => part.text).join("") === (await panCopy.text())).toBe(true);
    const content = new Uint8Array([1]);
    const now = fixture.clock.now();
    await saveCopyParts(db, "nobody", [{ kind: "pan", fileName: "x.pdf", content }], now);
    await pruneCopyParts(db, now);
    expect(await copyParts()).toHaveLength(4);
    await pruneCopyParts(db, now + 1);
    expect(await copyParts()).toHaveLength(3);
  });

  it("creates an international account without numbers and copies", async () => {
    const token = await verified(fixture, EMAIL);
    const answer = await fixture.signUp(token, formOf({ ...ASHA, country: "NL", pinCode: "3011AB" }));
    expect(answer).toMatchObject({ status: 200, body: CREATED });
    const details = await fixture.database.db.selectFrom("accountDetails").selectAll().executeTakeFirst();
    expect(details).toMatchObject({ country: "NL", pinCode: "3011AB", panNumber: null, gstNumber: null });
  });

  it("stores text of any script exactly, including HTML, and removes characters that databases refuse", async () => {
    const token = await verified(fixture, EMAIL);
    const names = {
      firstName: "👩‍🚀 \u202eאשה",
      lastName: "<script>alert(1)</script>",
      companyName: "Ме\u0000нон 'or 1=1--",
    };
    expect((await fixture.signUp(token, formOf({ ...ASHA, ...names }))).status).toBe(200);
    const account = await fixture.database.db.selectFrom("account").selectAll().executeTakeFirst();
    expect(account).toMatchObject({ ...names, companyName: "Ме нон 'or 1=1--" });
  });

  it.each(["\u202eשלום עולם", "👩‍🚀🚢", "<img src=x onerror=alert(1)>", "'; drop table account;--", "&amp;%00\\u0000"])(
    "stores %j in every field as it was typed",
    async (text) => {
      const token = await verified(fixture, EMAIL);
      const names = { firstName: text, lastName: text, companyName: text };
      const place = { address: text, pinCode: [...text].slice(0, 6).join("").trim() };
      const taxes = { panNumber: [...text].slice(0, 20).join(""), gstNumber: [...text].slice(0, 20).join("") };
      const password = `${text}123456`;
      const typed = { ...ASHA, ...names, ...place, ...taxes, phoneNumber: text, password, confirmPassword: password };
      const answer = await fixture.signUp(token, formOf(typed, { panCopy: pdf(`${text}.pdf`) }));
      expect(answer).toMatchObject({ status: 200, body: CREATED });
      const account = await fixture.database.db.selectFrom("account").selectAll().executeTakeFirst();
      expect(account).toMatchObject({ ...names, phone: text });
      expect(await fixture.database.db.selectFrom("accountDetails").selectAll().executeTakeFirst()).toMatchObject(
        place,
      );
      await signInAs(fixture.app, EMAIL, password);
    },
  );

  it("accepts each field at its maximum length, and refuses one character more with the message of the form", async () => {
    const token = await verified(fixture, EMAIL);
    for (const { field, label, most } of LONGEST) {
      const tooLong = { ...DOMESTIC, [field]: "船".repeat(most + 1) };
      expect(await fixture.signUp(token, formOf(tooLong))).toMatchObject(
        refused(field, `${label} can have ${most} characters at most.`),
      );
    }
    expect(await accounts()).toEqual([]);
    const longest = Object.fromEntries(LONGEST.map(({ field, most }) => [field, "👩".repeat(most)]));
    expect((await fixture.signUp(token, formOf({ ...DOMESTIC, ...longest }))).status).toBe(200);
  });

  it("gives the same answer for an address with an account, notifies its owner by mail, and accepts no code", async () => {
    await addShipper(fixture.database, EMAIL);
    const token = await begin(fixture, EMAIL);
    expect(token).toBe("secret-1".padEnd(43, "x"));
    expect(fixture.mailbox[0]?.subject).toBe("You already have a Keelson account");
    expect(fixture.mailbox[0]?.text).toContain("http://localhost:8080/login");
    expect(await verify(fixture, token, 482_913)).toMatchObject({ status: 422, body: { message: WRONG } });
    expect(await fixture.signUp(token, formOf(ASHA))).toMatchObject({ status: 410 });
  });

  it("refuses a wrong code five times, and the sixth try until the code has expired, even the right one", async () => {
    const token = await begin(fixture, EMAIL);
    for (const otp of [482_914, 0, -1, 482_913.5, 1e300]) {
      expect(await verify(fixture, token, otp)).toMatchObject({
        status: 422,
        body: { code: 4220, message: WRONG, result: [{ field: "otp", message: WRONG }] },
      });
    }
    fixture.clock.advance(4 * MINUTE);
    const sixth = await verify(fixture, token, 482_913);
    expect([sixth.status, sixth.body.message, sixth.headers["retry-after"]]).toEqual([
      429,
      "Too many wrong codes. Please wait 6 minutes.",
      "360",
    ]);
  });

  it("counts tries that arrive at the same moment one by one", async () => {
    const token = await begin(fixture, EMAIL);
    const tries = await Promise.all(Array.from({ length: 12 }, (_, at) => verify(fixture, token, 100_000 + at)));
    expect(tries.filter(({ status }) => status === 422)).toHaveLength(5);
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  it("accepts a code once, within ten minutes", async () => {
    const token = await begin(fixture, EMAIL);
    fixture.clock.advance(10 * MINUTE - 1);
    expect(await verify(fixture, token, 482_913)).toMatchObject({ status: 200, body: { message: "Verified" } });
    expect(await verify(fixture, token, 482_913)).toMatchObject({
      status: 410,
      body: { code: 4100, message: "This code was already used. Please request a new one." },
    });
    const late = await begin(fixture, EMAIL);
    fixture.clock.advance(10 * MINUTE);
    const gone = { status: 410, body: { message: "This code has expired. Please request a new one." } };
    expect(await verify(fixture, late, 482_914)).toMatchObject(gone);
    expect(await verify(fixture, "unknown", 482_914)).toMatchObject(gone);
  });

  it("accepts a code only with its own token", async () => {
    const first = await begin(fixture, EMAIL);
    const second = await begin(fixture, "other@menon.example");
    expect((await verify(fixture, first, 482_914)).status).toBe(422);
    expect((await verify(fixture, second, 482_914)).status).toBe(200);
  });

  it("sends five codes an hour to an address, whatever its capitals", async () => {
    for (let sent = 0; sent < 5; sent++) await begin(fixture, sent % 2 === 0 ? EMAIL : EMAIL.toUpperCase());
    const body = { email: EMAIL, applicationId: "702020" };
    const refusedMail = await fixture.ask("POST", "/auth/sign_up_verification", body, "198.51.100.9");
    expect(refusedMail).toMatchObject({
      status: 429,
      body: { code: 4290, message: "Too many codes were sent. Please wait 60 minutes." },
    });
    expect(fixture.mailbox).toHaveLength(5);
  });

  it("sends no code to what is no address", async () => {
    for (const email of ["not an address", "", "a@b c", "asha@menon.example\r\nBcc: all@menon.example"]) {
      const answer = await fixture.ask("POST", "/auth/sign_up_verification", { email, applicationId: "702020" });
      expect([email, answer.status, answer.body.code, fixture.mailbox.length]).toEqual([email, 422, 4220, 0]);
    }
  });

  it("refuses details without a verified address, after two hours, and for another address", async () => {
    const unverified = await begin(fixture, EMAIL);
    const first = { status: 410, body: { code: 4100, message: "Please verify your email address first." } };
    expect(await fixture.signUp(unverified, formOf(ASHA))).toMatchObject(first);
    expect(await fixture.signUp("unknown", formOf(ASHA))).toMatchObject(first);
    const token = await verified(fixture, EMAIL);
    expect(await fixture.signUp(token, formOf({ ...ASHA, email: "eve@menon.example" }))).toMatchObject(
      refused("email", "This is not the email address that was verified."),
    );
    fixture.clock.advance(120 * MINUTE);
    expect(await fixture.signUp(token, formOf(ASHA))).toMatchObject({ status: 410 });
    expect(await accounts()).toEqual([]);
  });

  const REFUSED = [
    [{ password: "kardamon" }, "confirmPassword", "Passwords do not match"],
    [{ password: "short", confirmPassword: "short" }, "password", "Password must be at least 6 characters long"],
    [
      { password: "sunshine1", confirmPassword: "sunshine1" },
      "password",
      "This password is known to attackers. Choose another one.",
    ],
    [{ pinCode: "6820011" }, "pinCode", "PIN code can have 6 characters at most."],
    [{ country: "XX" }, "country", "Please choose a country from the list."],
    [{ firstName: "  " }, "firstName", "First name is required."],
    [{ address: "a".repeat(501) }, "address", "Address can have 500 characters at most."],
    [{ panNumber: "AASCS2460H" }, "gstNumber", "GST number is required."],
    [{ firstName: 7 }, "firstName", "This must be text."],
    [{ email: undefined }, "email", "Email is required."],
  ] as const;
  const UNREADABLE = [
    ["not JSON", "basic_data must be the text of a JSON object."],
    ["[]", "basic_data must be the text of a JSON object."],
    ["null", "basic_data must be the text of a JSON object."],
    [JSON.stringify({ ...ASHA, role: "admin" }), "Unknown field: role."],
  ] as const;

  it("refuses invalid details by field, and accepts corrected ones", async () => {
    const token = await verified(fixture, EMAIL);
    for (const [change, field, message] of REFUSED)
      expect(await fixture.signUp(token, formOf({ ...ASHA, ...change }))).toMatchObject(refused(field, message));
    for (const [basicData, message] of UNREADABLE) {
      const answer = await fixture.signUp(token, formOf(basicData));
      expect(answer).toMatchObject({ status: 400, body: { code: 4000, message } });
    }
    expect(await accounts()).toEqual([]);
    expect((await fixture.signUp(token, formOf(ASHA))).status).toBe(200);
  });

  const NO_COPIES = [
    [new File([PNG], "pan.pdf", { type: "application/pdf" }), "This file is not a PDF."],
    [new File(["\uFEFF%PDF-"], "pan.pdf"), "This file is not a PDF."],
    [new File(["%PDF, but not really\n%%EOF"], "pan.pdf"), "This file is not a PDF."],
    [new File([PDF_TEXT.slice(0, -8)], "pan.pdf"), "This PDF is not complete."],
    [new File([], "pan.pdf"), "This file is empty."],
    [pdf("pan.pdf", 5_242_881), "This file is larger than 5 MB."],
  ] as const;

  it("checks the content of copies, reports all problems together, and creates nothing partly", async () => {
    const token = await verified(fixture, EMAIL);
    for (const [panCopy, message] of NO_COPIES) {
      const form = formOf({ ...DOMESTIC, lastName: "" }, { panCopy, gstCopy: pdf("g.pdf") });
      const result = [
        { field: "lastName", message: "Last name is required." },
        { field: "panCopy", message },
      ];
      expect(await fixture.signUp(token, form)).toMatchObject({ status: 422, body: { code: 4220, result } });
    }
    expect(await accounts()).toEqual([]);
    expect((await fixture.signUp(token, formOf(DOMESTIC, { panCopy: pdf("p.pdf", 5_242_880) }))).status).toBe(200);
  });

  it("refuses 50 MB before reading them", async () => {
    const token = await verified(fixture, EMAIL);
    expect(await fixture.signUp(token, formOf(DOMESTIC, { panCopy: pdf("pan.pdf", 50_000_000) }))).toMatchObject({
      status: 413,
      body: { code: 4000, message: "The request is too large." },
    });
  });

  it("refuses a form without a verified token before reading it", async () => {
    const broken = await fixture.app.inject({
      method: "POST",
      url: "/api/auth/sign_up",
      headers: { "x-otp-token": "unknown", "content-type": "multipart/form-data; boundary=x" },
      payload: "this is no form",
    });
    expect([broken.statusCode, broken.json()]).toMatchObject([
      410,
      { code: 4100, message: "Please verify your email address first." },
    ]);
  });

  it("refuses copies for an international account", async () => {
    const token = await verified(fixture, EMAIL);
    expect(await fixture.signUp(token, formOf(ASHA, { gstCopy: pdf("g.pdf") }))).toMatchObject(
      refused("gstCopy", "Only domestic accounts have this copy."),
    );
  });

  it("creates one account if the same form is sent twice", async () => {
    const token = await verified(fixture, EMAIL);
    const statuses = (
      await Promise.all([1, 2, 3].map(() => fixture.signUp(token, formOf(DOMESTIC, { panCopy: pdf("p.pdf") }))))
    ).map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
    expect(await fixture.signUp(token, formOf(DOMESTIC))).toMatchObject({
      status: 409,
      body: { code: 4090, message: "This email address already has an account. Please sign in." },
    });
    expect(await accounts()).toEqual([{ email: EMAIL }]);
    const used = await fixture.database.db.selectFrom("verification").select("usedAt").execute();
    expect(used).toEqual([{ usedAt: fixture.clock.now() }]);
    expect(await fixture.database.db.selectFrom("accountCopy").select("kind").execute()).toEqual([{ kind: "pan" }]);
    const [account] = await fixture.database.db.selectFrom("account").select("id").execute();
    expect(await copyParts()).toEqual([{ accountId: account?.id, kind: "pan", text: PDF_TEXT }]);
  });

  it("refuses a second verified sign-up of the same address", async () => {
    const [one, other] = [await verified(fixture, EMAIL), await verified(fixture, EMAIL)];
    expect((await fixture.signUp(one, formOf(ASHA))).status).toBe(200);
    expect(
      (
        await fixture.signUp(
          other,
          formOf({ ...ASHA, password: "another-harbour", confirmPassword: "another-harbour" }),
        )
      ).status,
    ).toBe(409);
    await signInAs(fixture.app, EMAIL, "kardamom");
  });

  it("lists each country once, by name", async () => {
    const { body } = await fixture.ask("GET", "/element/country");
    expect(body.result.length).toBeGreaterThan(240);
    expect(body.result.slice(0, 2)).toEqual([
      { _id: "AF", name: "Afghanistan" },
      { _id: "AX", name: "Åland Islands" },
    ]);
    for (const country of [
      { _id: "IN", name: "India" },
      { _id: "TR", name: "Türkiye" },
    ])
      expect(body.result).toContainEqual(country);
  });
};
