/** 128 bits in base64url. */
export const feedKeyPattern = /^[\w-]{22}$/;
