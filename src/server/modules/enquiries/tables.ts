/** What a visitor wrote to the company; `mailedAt` is when its mail was put into the outbox. */
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
  /** Not used any more. */
  readonly claimedUntil: number | null;
}
