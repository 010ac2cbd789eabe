import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./support/portal.ts";
import { openDesk } from "./support/staff.ts";

test.use({ hasBookings: true });

test("the desk writes, the shipper answers, and the answer waits in the inbox", { tag: ["@desktop"] }, async ({
  portal,
  database,
  shipper,
}) => {
  await portal.goto("/rate/quote?search=88213");
  await portal.getByRole("link", { name: /^INNSA Nhava Sheva to NLRTM Rotterdam/ }).click();
  const messages = portal.getByRole("region", { name: "Messages" });
  await expect(messages.getByText("No messages yet. Our desk answers what you write here.")).toBeVisible();
  const address = portal.url();

  const desk = await portal.context().newPage();
  await openDesk(desk, database, "desk");
  await desk.goto(`/desk/bookings?search=${encodeURIComponent(shipper.email)}%2088213`);
  await desk
    .getByRole("link", { name: /^(QTN-|NRV|KLB)/ })
    .first()
    .click();
  const written = desk.getByRole("region", { name: "Messages" });
  await expect(written.getByText(/^The mail to [A-Z]\w+ [A-Z]\w+ leaves after 60 seconds\.$/)).toBeVisible();
  await written.getByLabel("Write to the customer").fill("The vessel sails on Friday.");
  await written.getByRole("button", { name: /^Send message/ }).click();
  await expect(written.getByText("Not read by the customer yet")).toBeVisible();
  await expectAccessible(desk);

  /* As after 60 seconds. */
  await database.db
    .updateTable("bookingChange")
    .set({ heldUntil: null })
    .where("kind", "=", "message-written")
    .execute();
  await portal.goto(address);
  await expect(messages.getByText("The vessel sails on Friday.")).toBeVisible();
  await portal.route("**/messages", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await messages.getByLabel("Write to us").fill("Thank you. Which terminal?");
  await messages.getByRole("button", { name: "Send message" }).click();
  await expect(messages.getByText(/The message was not sent/)).toBeVisible();
  await expect(messages.getByLabel("Write to us")).toHaveValue("Thank you. Which terminal?");
  await portal.unroute("**/messages");
  await messages.getByRole("button", { name: "Send message" }).click();
  await expect(messages.getByLabel("Write to us")).toHaveValue("");
  await expect(messages.getByRole("listitem")).toHaveCount(2);
  await expectAccessible(portal);
  await expectNoSidewaysScroll(portal);

  await desk.goto("/desk/inbox?kind=message");
  await expect(desk.getByText("Message", { exact: true }).first()).toBeVisible();
});
