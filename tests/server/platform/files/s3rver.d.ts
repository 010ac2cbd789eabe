/** An S3-compatible server for tests; the package has no types. */
declare module "@20minutes/s3rver" {
  import type { AddressInfo } from "node:net";

  interface Options {
    readonly port: number;
    readonly address: string;
    readonly silent: boolean;
    readonly directory: string;
    readonly configureBuckets: readonly { readonly name: string; readonly configs: readonly (string | Buffer)[] }[];
  }

  export default class S3rver {
    constructor(options: Options);
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
