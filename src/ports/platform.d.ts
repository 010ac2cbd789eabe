/* Platform types for ports and flows, which compile without DOM and Node. */
interface AbortSignal {
  readonly aborted: boolean;
}
interface Blob {
  readonly size: number;
  readonly type: string;
}
