import { readMail } from "./support/outbox.ts";
import { expect } from "./support/portal.ts";
import { type Founder, joinCompany, signUpCompany } from "./support/whole-day/companies.ts";
import {
  addGroupMargin,
  approveCompany,
  confirmBooking,
  correctNumber,
  exportForAccounting,
  openFromInbox,
  proposeRolled,
  readTable,
  readTrail,
} from "./support/whole-day/desk-work.ts";
import { officeTest as test } from "./support/whole-day/office.ts";
import {
  compareSheet,
  decideColumn,
  dragOnto,
  publishSheet,
  readDifference,
  uploadSheet,
} from "./support/whole-day/sheets.ts";
import {
  addWebhook,
  agreeToFee,
  approveBooking,
  askForApproval,
  findOffers,
  inviteBooker,
  readMessages,
  readPrices,
  saveConfirmation,
  searchRates,
} from "./support/whole-day/shipper-work.ts";
import { acceptStaffInvitation, inviteClerk } from "./support/whole-day/staff.ts";

const JAN = { name: "Jan Visser", email: "jan.visser@forwarder.example" };
const EVA = { name: "Eva Lind", email: "eva.lind@forwarder.example" };
const ASHA: Founder = {
  email: "asha@menon.example",
  firstName: "Asha",
  lastName: "Menon",
  company: "Menon Spices",
  gstin: "33AABCK4471M1ZE",
};
const KARL: Founder = {
  email: "karl@konkan.example",
  firstName: "Karl",
  lastName: "Desai",
  company: "Konkan Steel",
  gstin: null,
};
const NILA: Founder = {
  email: "nila@nilgiri.example",
  firstName: "Nila",
  lastName: "Iyer",
  company: "Nilgiri Tea",
  gstin: null,
};
const RAVI = { email: "ravi@menon.example", firstName: "Ravi", lastName: "Nair" };
const GROUP = "key accounts";
const PROVIDER = "Coromandel Line";
const PUBLISHED = `4 prices of ${PROVIDER} published`;
const NUMBERS = { first: "CORO1234", corrected: "CORO5678" };
const WAITING = "Your company waits for approval. You see prices as soon as our desk has approved it.";

/* What a carrier of this coast sends: nothing but vessel and voyage has a name that is recognised. */
const writeSheet = (freight: number): string =>
  [
    "Tarif;;;;;;;;",
    "Abgang;Ankunft;Tage;Gültig bis;VESSEL;VOYAGE;Fracht 20';Fracht 40HC;Zuschlag X7",
    `Tuticorin;Gdansk;29;31.12.2031;MV Kaveri;112W;${freight};1990;120`,
    "Tuticorin;Klaipeda;33;31.12.2031;MV Kaveri;112W;1240;2070;120",
  ].join("\n");
const OF_GROUP = { provider: PROVIDER, prices: "Buying", group: GROUP } as const;

/* The newest first. */
const TRAIL = [
  "Asha Menon: Booking, Offer replaced",
  "Asha Menon: Amendment, Carried out",
  "Jan Visser: Amendment, Fee proposed",
  "Jan Visser: Amendment, Started",
  "Jan Visser: Booking, Number corrected",
  "Jan Visser: Booking, Confirmed",
  "Asha Menon: Approval, Granted",
  "Asha Menon: Booking, Created",
  "Asha Menon: Approval, Granted",
  "Ravi Nair: Approval, Requested",
  "Ravi Nair: Session, Started",
  "Somebody without an account: Member, Joined",
  "Asha Menon: Member, Invited",
  "Asha Menon: Webhook, Created",
  "Eva Lind: Sheet reading, Changed",
  "Eva Lind: Sheet, Imported",
  "Jan Visser: Company, Approved",
  "Nila Iyer: Session, Started",
  "Somebody without an account: Account, Signed up",
  "Eva Lind: Margin, Created",
  "Eva Lind: Sheet, Imported",
  "Eva Lind: Sheet reading, Changed",
  "Eva Lind: Sheet, Imported",
  "Jan Visser: Company, Approved",
  "Karl Desai: Session, Started",
  "Somebody without an account: Account, Signed up",
  "Eva Lind: Company, Changed",
  "Eva Lind: Company, Approved",
  "Asha Menon: Session, Started",
  "Somebody without an account: Account, Signed up",
  "Eva Lind: Staff, Signed in",
  "Eva Lind: Staff, Activated",
  "Jan Visser: Staff, Invited",
  "Jan Visser: Staff, Signed in",
  "Jan Visser: Staff, Activated",
  "Ops on call: Staff, Invited",
];

test("two clerks and three companies, from the sheet of a carrier to accounting", { tag: "@desktop" }, async ({
  office,
  receiver,
}) => {
  test.slow();
  const [jan, eva] = [await office.openPage(), await office.openPage()];
  const [asha, karl] = [await office.openPage(), await office.openPage()];
  const [nila, ravi] = [await office.openPage(), await office.openPage()];
  let number = "";

  await test.step("the first admin is invited on the command line, the second clerk at the desk", async () => {
    const said = await office.operate("staff", "invite", JAN.email, "--name", JAN.name, "--role", "admin");
    await acceptStaffInvitation(jan, JAN.email, /(http\S+)/.exec(said)?.[1] ?? "none");
    await inviteClerk(jan, EVA.name, EVA.email, "Pricing");
    await acceptStaffInvitation(eva, EVA.email, await readMail(EVA.email, /(http\S+invitation#[\w-]+)/, office.data));
  });

  await test.step("two companies sign up and are approved, one into a group", async () => {
    await signUpCompany(asha, office, ASHA);
    await approveCompany(eva, ASHA.company, GROUP);
    await signUpCompany(karl, office, KARL);
    await approveCompany(jan, KARL.company, null);
  });

  await test.step("a sheet with buying prices is mapped by mouse and published for the group", async () => {
    await uploadSheet(eva, { ...OF_GROUP, fileName: "Coromandel_Nov.csv", text: writeSheet(1180) });
    await dragOnto(eva, "PORT OF LOADING", "Abgang", "Port of loading");
    await dragOnto(eva, "PORT OF DISCHARGE", "Ankunft", "Port of discharge");
    await decideColumn(eva, "Tage", { field: "TRANSIT TIME" }, "Transit days");
    await decideColumn(eva, "Zuschlag X7", { charge: "CONTAINER IMBALANCE CHARGE" }, "Container imbalance charge");
    await dragOnto(eva, "OCEAN FREIGHT", "Fracht 20'", "20GP");
    await dragOnto(eva, "OCEAN FREIGHT", "Fracht 40HC", "40HC");
    await eva.getByLabel("Currency where none is named").selectOption("USD");
    await compareSheet(eva);
    await publishSheet(eva, PUBLISHED);
  });

  await test.step("the difference of the next sheet is read and published", async () => {
    await uploadSheet(eva, { ...OF_GROUP, fileName: "Coromandel_Dec.csv", text: writeSheet(1210) });
    await compareSheet(eva);
    expect(await readDifference(eva)).toEqual([
      ["INTUT Tuticorin to PLGDN Gdańsk Coromandel Line"],
      [
        "20GP",
        expect.stringMatching(/^Changed .* to 31 Dec 2031 Leave out row 3$/),
        "Container imbalance charge USD 120.00 Ocean freight USD 1,180.00 USD 1,210.00 + 2.5 %",
        "USD 1,300.00",
        "USD 1,330.00",
        "+ 2.3 %",
      ],
    ]);
    await publishSheet(eva, PUBLISHED);
  });

  await test.step("the group has a margin, and the other company finds nothing", async () => {
    await addGroupMargin(eva, GROUP, "90");
    const [offer] = await findOffers(asha, 1);
    expect(readPrices(offer)).toEqual(["1,420.00", "1,300.00"]);
    for (const buying of ["1,210", "1,330", "90.00"]) expect(offer).not.toContain(buying);
    await findOffers(karl, 0);
  });

  await test.step("a new company waits, is approved, and alone sees its private tariff", async () => {
    await signUpCompany(nila, office, NILA);
    await searchRates(nila);
    await expect(nila.getByText(WAITING)).toBeVisible();
    await approveCompany(jan, NILA.company, null);
    const own = { provider: PROVIDER, prices: "Selling", company: NILA.company } as const;
    await uploadSheet(eva, { ...own, fileName: "Nilgiri.csv", text: writeSheet(1155) });
    await compareSheet(eva);
    await publishSheet(eva, PUBLISHED);
    expect(readPrices((await findOffers(nila, 1))[0])).toEqual(["1,275.00", "1,155.00"]);
    expect(readPrices((await findOffers(asha, 1))[0])).toEqual(["1,420.00", "1,300.00"]);
    await findOffers(karl, 0);
    await jan.reload();
    expect(await readTable(jan.getByRole("region", { name: "Private tariffs" }).getByRole("table"))).toEqual([
      [`${PROVIDER}\nNilgiri`, "This company", "Selling", expect.stringMatching(/^Active\n.* to 31 Dec 2031$/)],
    ]);
  });

  await test.step("a colleague is invited with a limit, and his booking waits for approval", async () => {
    await addWebhook(asha, receiver, ["booking.received", "booking.confirmed", "booking.updated"]);
    await inviteBooker(asha, RAVI.email, "1,000");
    await joinCompany(ravi, office, RAVI);
    await searchRates(ravi);
    await askForApproval(ravi, "above your limit of USD 1,000.00");
    number = await approveBooking(asha);
    expect(await readMail(RAVI.email, /Its number is (QTN-\d{4}-\d{6})/, office.data)).toBe(number);
  });

  await test.step("the desk confirms, corrects the number, and starts a change for a rolled vessel", async () => {
    await openFromInbox(jan, ASHA.company);
    const prices = jan.getByRole("region", { name: "Buying and selling price" }).getByRole("table");
    expect(await readTable(prices)).toEqual([
      ["OCEAN FREIGHT", "per container, 20GP", "USD 1,210.00", "M-01", "USD 1,300.00", "+ USD 90.00"],
      ["CONTAINER IMBALANCE CHARGE", "per container", "USD 120.00", "", "USD 120.00", "At cost"],
      ["Total", "", "USD 1,330.00", "", "USD 1,420.00", "+ USD 90.00"],
    ]);
    await confirmBooking(jan, NUMBERS.first);
    await correctNumber(jan, NUMBERS.corrected);
    await proposeRolled(jan, { text: "The vessel is full.", fee: "75", vessel: "MV Palar", voyage: "113W" });
    await agreeToFee(asha, number, "USD 75.00");
    await jan.reload();
    await expect(prices.getByRole("row").last()).toContainText("Fee, change of sailing");
    expect((await readTable(prices)).slice(-2)).toEqual([
      ["Total", "", "USD 1,330.00", "", "USD 1,420.00", "+ USD 90.00"],
      ["Fee, change of sailing", "", "", "", "USD 75.00", ""],
    ]);
  });

  await test.step("the customer saves the confirmation with the corrected number", async () => {
    const { fileName, text } = await saveConfirmation(asha);
    expect(fileName).toBe(`${NUMBERS.corrected}.pdf`);
    for (const shown of [NUMBERS.corrected, number, "MV Palar", "113W", "1,300.00", "120.00", "1,420.00"])
      expect(text).toContain(shown);
    for (const hidden of [NUMBERS.first, "1,210", "1,330", "M-01"]) expect(text).not.toContain(hidden);
  });

  await test.step("the customer's webhook has received all of it, signed and in order", async () => {
    const booking = { isVerified: true, number };
    const { corrected } = NUMBERS;
    expect(await readMessages(receiver, 4)).toEqual([
      { ...booking, type: "booking.received", bookingId: null, title: `Booking received: ${number}` },
      { ...booking, type: "booking.confirmed", bookingId: corrected, title: `Booking confirmed: ${corrected}` },
      {
        ...booking,
        type: "booking.updated",
        bookingId: corrected,
        title: expect.stringMatching(/^Fee to agree to: Change of sailing by .*: USD 75\.00$/),
      },
      {
        ...booking,
        type: "booking.updated",
        bookingId: corrected,
        title: expect.stringMatching(/^Change confirmed: Change of sailing by .*, fee USD 75\.00$/),
      },
    ]);
  });

  await test.step("accounting exports it", async () => {
    const status = { number, bookingNumber: NUMBERS.corrected, status: "booked", gstin: ASHA.gstin };
    expect(await exportForAccounting(eva, "Bookings")).toMatchObject([
      {
        ...status,
        companyName: ASHA.company,
        carrier: PROVIDER,
        currency: "USD",
        selling: "1420.00",
        buying: "1330.00",
        margin: "90.00",
        unpricedCharges: "0",
        feesCurrency: "USD",
        fees: "75.00",
      },
    ]);
    const line = { ...status, placeOfSupply: "33", currency: "USD" };
    const freight = { name: "OCEAN FREIGHT", sac: "996521", equipment: "20GP", quantity: "1", marginRule: "M-01" };
    const surcharge = { name: "CONTAINER IMBALANCE CHARGE", sac: "996521", quantity: "1", marginRule: "" };
    expect(await exportForAccounting(eva, "Charges")).toMatchObject([
      { ...line, ...freight, line: "1", kind: "priced", selling: "1300.00", buying: "1210.00", margin: "90.00" },
      { ...line, ...surcharge, line: "2", kind: "priced", selling: "120.00", buying: "120.00", margin: "0.00" },
      { ...line, line: "3", kind: "fee", name: "sailing", selling: "75.00", buying: "", margin: "", marginRule: "" },
    ]);
    const customers = await exportForAccounting(eva, "Customers");
    expect(customers.map(({ companyName, state, gstin }) => [companyName, state, gstin])).toEqual([
      [ASHA.company, "active", ASHA.gstin],
      [KARL.company, "active", ""],
      [NILA.company, "active", ""],
    ]);
  });

  await test.step("the trail names everyone", async () => {
    expect(await readTrail(jan)).toEqual(TRAIL);
  });
});
