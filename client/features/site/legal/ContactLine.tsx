/** A sentence with the contact address; renders nothing without an address in the settings. */
export function ContactLine({ about, email }: { about: string; email: string }) {
  if (email === "") return null;
  return (
    <p>
      {about} <a href={`mailto:${email}`}>{email}</a>
    </p>
  );
}
