import helmet, { type FastifyHelmetOptions } from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

const NOTHING = ["'none'"];
const SELF = ["'self'"];

/* React's runtime styling goes through the style properties of elements, which a policy does not forbid: nothing inline is needed. */
const directives = {
  defaultSrc: NOTHING,
  scriptSrc: SELF,
  styleSrc: SELF,
  imgSrc: ["'self'", "data:", "blob:"],
  fontSrc: SELF,
  mediaSrc: SELF,
  connectSrc: SELF,
  manifestSrc: SELF,
  workerSrc: SELF,
  objectSrc: NOTHING,
  frameSrc: NOTHING,
  frameAncestors: NOTHING,
  baseUri: NOTHING,
  formAction: SELF,
};

const UNUSED_FEATURES =
  "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()";

/**
 * Headers on every answer; files that are no document go without those of documents (site.ts). Strict transport is announced
 * only where the site is reached over https.
 */
export const addSecurityHeaders = async (app: FastifyInstance, publicUrl: string): Promise<void> => {
  const options: FastifyHelmetOptions = {
    contentSecurityPolicy: { useDefaults: false, directives },
    crossOriginOpenerPolicy: { policy: "same-origin" },
    crossOriginResourcePolicy: { policy: "same-origin" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    strictTransportSecurity: publicUrl.startsWith("https:") ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    xFrameOptions: { action: "deny" },
  };
  await app.register(helmet, options);
  app.addHook("onRequest", async (_request, reply) => {
    void reply.header("permissions-policy", UNUSED_FEATURES);
  });
};
