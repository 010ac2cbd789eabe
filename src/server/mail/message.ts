/** One message to one person, in both forms; the first line of the text is what a locked phone shows. */
export interface Message {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}
