/**
 * What a reply means for the address:
 * - gone: it takes no mails;
 * - mailbox: the mailbox is full or inactive, and may take mails again;
 * - other: the reply is about the sender, the mail or the way, or says nothing.
 */
export type ReplyMeaning = "gone" | "mailbox" | "other";

export interface ReplyRow {
  about: string;
  meaning: ReplyMeaning;
  phrases: readonly string[];
}

const readRows = (rows: readonly (Omit<ReplyRow, "phrases"> & { phrases: string })[]): ReplyRow[] =>
  rows.map(({ phrases, ...row }) => ({ ...row, phrases: phrases.split(",").map((phrase) => phrase.trim()) }));

/**
 * Words of replies and what they mean, in the order of their weight: the first row with a phrase in the reply decides. A phrase
 * is in lowercase, has spaces for all signs, and starts with a whole word. Rows about the sender come first, because servers
 * send them with the codes of unknown addresses, too.
 */
export const replyWords: readonly ReplyRow[] = readRows([
  {
    about: "unknown addresses, in words that rows below read otherwise",
    meaning: "gone",
    phrases: `
      not listed in domino directory, not listed in public name, recipient address rejected access denied`,
  },
  {
    about: "inactive mailboxes, in words that rows below read otherwise",
    meaning: "mailbox",
    phrases: `
      compte du destinataire est bloque, disabled recipient, recipient account is blocked, temporary locked`,
  },
  {
    about: "blocklists and reputation",
    meaning: "other",
    phrases: `
      access denied, banned, barracudacentral, black list, blacklist, block list, blocked, blocklist, bl query,
      client host rejected, complaints, denylist, dnsbl, ip address rejected, listed at, listed by, listed in,
      listed on, open relay, poor reputation, rbl, reputation, service refused, sorbs, spamcop, spamhaus, surbl,
      uribl`,
  },
  {
    about: "the rate",
    meaning: "other",
    phrases: `
      at a rate, exceeded the rate, frequency limited, has exceeded the max, limit exceeded for sender,
      messages per, rate limit, rate that prevents, receiving mail too quickly, daily quota, sending limit,
      sending quota, slow down, throttl, too fast, too many, too much mail, too quickly, unexpected volume,
      unusual rate`,
  },
  {
    about: "who the sender is",
    meaning: "other",
    phrases: `
      after ehlo, after helo, after initial connection, after mail from, authentication required,
      authentication check, authentication information, bad dns, bad helo, bad spf, cannot find your hostname,
      cannot resolve your, dkim, dmarc, does not accept mail from, envelope from, from address, from header,
      in reply to mail from, in reply to ehlo, in reply to helo, ip name lookup failed, mail from the domain,
      mail relay, mailfrom, my name was rejected, not authorized to send, not permitted to send, ptr,
      purported responsible, rdns, relay access denied, relay denied, relaying denied, relaying not, relaying mail,
      return path, reverse dns, return address, reverse lookup, sender, sending domain, sending ip, sending mta,
      spf, to relay, unauthenticated, your domain, your host, your ip, your mail server, your server`,
  },
  {
    about: "the content",
    meaning: "other",
    phrases: `
      5322 compliant, bulk mail, content rejected, content presents, considered spam, header error, infected,
      looks like spam, malware, media error, message content, message filtered, message is spam,
      message not accepted, message rejected, phishing, potential security, prohibited content, spam classification,
      spam content, spam detected, spam message, spam score, suspicious, unsolicited, virus`,
  },
  {
    about: "policies",
    meaning: "other",
    phrases: `
      by policy, due to policy, local policy, mail rejected by, not allowed to send, policy reason,
      policy restriction, policy violation, protocol violation, recipient preference, refused by recipient,
      restricted, security polic, security reason, validation failed`,
  },
  {
    about: "full mailboxes",
    meaning: "mailbox",
    phrases: `
      box exceeds, not enough disk space, exceeded its storage, exceeded storage allocation,
      exceeded the local limit, exceeded their, exceeds allowed size, folder is full, full mailbox, inbox is full,
      insufficient system storage for, mailbox full, mailbox has exceeded, mailbox is full, mailbox size,
      mailfolder is full, not enough storage, out of storage, over the maximum allowed, overquota, quota,
      quotaexceeded, user is over`,
  },
  {
    about: "the size of the mail",
    meaning: "other",
    phrases: `
      mail size limit, maximum message size, message exceeds, message length, message size, message too big,
      message too large, message was too large, size limit, too big, too large`,
  },
  {
    about: "a program of the other server, or the way",
    meaning: "other",
    phrases: `
      child status, command died, connection refused, connection reset, connection timed out, cannot connect,
      did not accept our requests to connect, dns error, envelope expired, greylist, hop count, lost connection,
      mail loop, mailer error, maildrop, message expired, network error, network unreachable, no route to host,
      operating system error, pipe to, procmail, routing loop, temporary failure, timed out, tls, too many hops,
      host not found try again, please try again, try again later, unable to connect`,
  },
]);

/** Words that decide after the codes: of inactive mailboxes, and of unknown addresses without a code. */
export const replyWordsWithoutCode: readonly ReplyRow[] = readRows([
  {
    about: "inactive mailboxes",
    meaning: "mailbox",
    phrases: `
      account closed, account disabled, account expired, account has been disabled, account has been locked,
      account has been suspended, account has been temporarily, account inactive, account is disabled,
      account is inactive, account is locked, account is suspended, account is temporarily, account locked,
      account suspended, account that you tried to reach is disabled, account that you tried to reach is inactive,
      address is disabled, address no longer accepts mail, boite du destinataire archivee, currently suspended,
      email account that you tried to reach is inactive, inactive account, inactive user, invalid inactive user,
      is a deactivated mailbox, mailbox currently suspended, mailbox disabled, mailbox is disabled,
      mailbox is frozen, mailbox is inactive, mailbox temporarily disabled, mailbox unavailable or access denied,
      not accepting messages, recipient suspend, suspended account, temporarily locked, user disabled,
      user inactive, user is inactive, user suspended, vdelivermail account is locked`,
  },
  {
    about: "unknown addresses",
    meaning: "gone",
    phrases: `
      account does not exist, account not found, address does not exist, address invalid, address not exist,
      address not found, address unknown, addressee unknown, adresse d au moins un destinataire invalide,
      adresse destinataire invalide, bad address, bad destination, because the address couldn t be found,
      couldn t be found or is unable to receive, destinataire inconnu, does not exist, does not have an account,
      doesn t exist, doesn t have a, doesn t have an account, empfanger unbekannt, i couldn t find any host named,
      i couldn t find a mail exchanger, illegal host, illegal user, invalid address, invalid mailbox,
      invalid recipient, invalid user, is not a known user, is not a valid, is not a known, mailbox not found,
      mailbox unavailable, mailbox unknown, no account, no longer on server, no longer valid, no mailbox,
      no mx found, no mx record, no smtp service, no such address, no such domain, no such mailbox, no such person,
      no such recipient, no such user, no user here, no valid recipients, not a valid mailbox,
      not a valid recipient, not found, invalid final delivery userid, not our customer, not our user,
      recipient is not exist, recipient name is not recognized, recipient not exist, recipient not found,
      recipient unknown, recipient rejected, recipientnotfound, recipnotfound, domain is not reachable,
      domain not found, host does not accept mail, domain does not accept mail, host not found, host unknown,
      check if address is correct, possibly incorrect, there is no one, this user doesn t, undeliverable address,
      unknown address, unknown account, unknown host, unknown local part, unknown mailbox, unknown or illegal,
      unknown recipient, unknown user, unrouteable address, unrouteable mail domain, user invalid, user is unknown,
      user not exist, user not found, user not known, user unknown, utilisateur inconnu`,
  },
]);

/** Codes of RFC 3463 and its registry; all others are about the sender, the mail or the way. */
export const replyCodes: Readonly<Record<string, ReplyMeaning | undefined>> = {
  "5.1.1": "gone",
  "5.1.2": "gone",
  "5.1.3": "gone",
  "5.1.6": "gone",
  "5.1.10": "gone",
  "5.2.1": "gone",
  "5.2.2": "mailbox",
  "5.1.7": "other",
  "5.1.8": "other",
  "4.2.1": "mailbox",
  "4.2.2": "mailbox",
};
