const reserved = /(^|\.)(example|test|invalid|localhost)$|(^|\.)example\.(com|net|org)$/i;

/** Returns whether a host is reserved for examples and tests (RFC 2606), such as those of the sample data: no shop is there. */
export const isReservedHost = (host: string): boolean => reserved.test(host);
