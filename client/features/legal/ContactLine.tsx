/** How to reach the site; without an address in the settings the sentence is left out. */
export function ContactLine({ about, email }: { about: string; email: string }) {
  if (email === "") return null;
  return (
    <p>
      {about} <a href={`mailto:${email}`}>{email}</a>
    </p>
  );
}
