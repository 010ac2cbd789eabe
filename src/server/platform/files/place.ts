import { err, ok, type Result } from "neverthrow";

/** A bucket of Amazon S3 or of a compatible store; addressed by path, as `<endpoint>/<bucket>/<name>`. */
export interface S3Place {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

export type FilePlace = { readonly kind: "database" } | ({ readonly kind: "s3" } & S3Place);

const FORM =
  "FILES_URL must be an address such as https://KEY:SECRET@s3.eu-central-1.amazonaws.com/bucket?region=eu-central-1";
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

const decode = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

/** Reads `FILES_URL`; the database without one. The refusal never repeats the address, which holds a secret. */
export const readFilePlace = (text: string | undefined): Result<FilePlace, string> => {
  if (text === undefined) return ok({ kind: "database" });
  const url = URL.parse(text);
  if (url === null || !["http:", "https:"].includes(url.protocol)) return err(`${FORM}.`);
  const [accessKey, secretKey] = [decode(url.username), decode(url.password)];
  if (accessKey === null || secretKey === null || accessKey === "" || secretKey === "")
    return err(`${FORM}; it has no key and secret, or ones that are not percent-encoded.`);
  const path = url.pathname.replace(/\/$/, "");
  const bucket = path.slice(path.lastIndexOf("/") + 1);
  if (!BUCKET.test(bucket)) return err(`${FORM}; its path does not end with the name of a bucket.`);
  return ok({
    kind: "s3",
    endpoint: `${url.protocol}//${url.host}${path.slice(0, -bucket.length - 1)}`,
    bucket,
    region: url.searchParams.get("region") ?? "us-east-1",
    accessKey,
    secretKey,
  });
};
