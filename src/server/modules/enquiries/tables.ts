/** What a visitor wrote to the company; `mailedAt` stays null until the company's mailbox has it. */
export interface EnquiryTable {
  readonly id: string;
  readonly receivedAt: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly mobileNo: string;
  readonly companyName: string;
  readonly message: string;
  readonly mailedAt: number | null;
  /** Until then one process has it in hand to mail it; it may be taken again when the process did not come to an end. */
  readonly claimedUntil: number | null;
}
