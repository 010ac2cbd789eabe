import { connect } from "node:tls";

const ANSWER_MS = 10_000;
const DAY_MS = 86_400_000;
/** So long before its end a certificate is named. */
const WARN_DAYS = 14;

/** When the certificate of an address ends, in epoch milliseconds; null if there is none to be read. It need not be valid. */
export type ReadCertificate = (url: string) => Promise<number | null>;

export const readCertificateEnd: ReadCertificate = (text) => {
  const url = URL.parse(text);
  if (url?.protocol !== "https:") return Promise.resolve(null);
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
  const port = url.port === "" ? 443 : Number(url.port);
  const isName = /[a-z]/i.test(host) && !host.includes(":");
  return new Promise((resolve) => {
    const socket = connect({ host, port, rejectUnauthorized: false, ...(isName ? { servername: host } : {}) });
    const end = (value: number | null): void => {
      resolve(value);
      socket.destroy();
    };
    socket.setTimeout(ANSWER_MS, () => end(null));
    socket.on("error", () => end(null));
    socket.on("close", () => end(null));
    socket.on("secureConnect", () => {
      const endsAt = Date.parse(socket.getPeerCertificate().valid_to);
      end(Number.isNaN(endsAt) ? null : endsAt);
    });
  });
};

const countDays = (days: number): string => (days === 1 ? "1 day" : `${days} days`);

/** One sentence about a certificate that has ended or ends within 14 days; null for one that lasts longer. */
export const describeCertificate = (url: string, endsAt: number, now: number): string | null => {
  const day = new Date(endsAt).toISOString().slice(0, 10);
  if (endsAt <= now)
    return `The certificate of ${url} ended on ${day}: browsers refuse the site. Renew it on the proxy.`;
  const days = Math.floor((endsAt - now) / DAY_MS);
  if (days >= WARN_DAYS) return null;
  const left = days === 0 ? "in less than a day" : `in ${countDays(days)}`;
  return `The certificate of ${url} ends ${left} (${day}). Renew it on the proxy.`;
};
