declare global {
  interface Navigator {
    /** https://w3c.github.io/gpc/ */
    globalPrivacyControl?: boolean;
  }
}

/** Returns whether this browser sends Do Not Track or Global Privacy Control. */
export const refusesTracking = ({ doNotTrack, globalPrivacyControl }: Navigator = navigator): boolean =>
  doNotTrack === "1" || globalPrivacyControl === true;
