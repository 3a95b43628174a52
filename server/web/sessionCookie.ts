import type { FastifyRequest } from "fastify";

/** The __Host- prefix binds the cookie to this host and to TLS; browsers refuse it without TLS. */
const secureName = "__Host-session";
const plainName = "session";

export const isSecure = ({ protocol }: FastifyRequest, publicUrl: string | null): boolean =>
  Boolean(publicUrl?.startsWith("https:")) || protocol === "https";

export const sessionCookieName = (secure: boolean): string => (secure ? secureName : plainName);

/** What the browser sent as its session, whichever name it goes by. */
export const anySessionCookie = ({ cookies }: FastifyRequest): string | undefined =>
  cookies[secureName] ?? cookies[plainName];
