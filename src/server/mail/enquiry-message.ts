import { COMPANY } from "#domain/company";
import type { StoredEnquiry } from "../stores/enquiries.ts";
import { messageOf } from "./letter.ts";
import type { Message } from "./message.ts";

/* A line break in a name must not begin a line of its own. */
const oneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/** An enquiry on its way to the company's mailbox. */
export const enquiryMessage = (enquiry: StoredEnquiry): Message => {
  const name = oneLine(`${enquiry.firstName} ${enquiry.lastName}`);
  return messageOf({
    to: COMPANY.generalMailbox,
    subject: `Enquiry from ${name}, ${oneLine(enquiry.companyName)}`,
    opening: `${name} of ${oneLine(enquiry.companyName)} writes:`,
    paragraphs: [
      enquiry.message,
      `Email: ${enquiry.email}`,
      `Mobile: ${oneLine(enquiry.mobileNo)}`,
      `Received: ${new Date(enquiry.receivedAt).toISOString()} (${enquiry.id})`,
    ],
  });
};
