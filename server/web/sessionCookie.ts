import type { FastifyRequest } from "fastify";

/** The __Host- prefix binds the cookie to this host and to TLS; browsers reject it without TLS. */
const secureName = "__Host-session";
const plainName = "session";

export const isSecure = ({ protocol }: Pick<FastifyRequest, "protocol">, publicUrl: string | null): boolean =>
  Boolean(publicUrl?.startsWith("https:")) || protocol === "https";

export const sessionCookieName = (secure: boolean): string => (secure ? secureName : plainName);

/** Name of the cookie that connects the steps of a sign-in until it has a session. */
export const signInCookieName = (secure: boolean): string => (secure ? "__Host-sign-in" : "sign-in");

/** Name of the cookie that stays after a sign-in, so that the next one with it is not from a new browser. */
export const deviceCookieName = (secure: boolean): string => (secure ? "__Host-device" : "device");

/** Returns the session cookie under either of its names. */
export const anySessionCookie = ({ cookies }: Pick<FastifyRequest, "cookies">): string | undefined =>
  cookies[secureName] ?? cookies[plainName];
