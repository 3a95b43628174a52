import { skipToken, useQuery } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useField } from "formik";
import { useState } from "react";
import { AffiliateLinkPreviewDocument } from "../../graphql/generated/adminOperations";
import { useDebouncedValue } from "../../shared/hooks/useDebouncedValue";
import { FieldNote } from "./FieldNote";
import { FormText } from "./FormText";
import type { FieldProps } from "./useFormField";

const typingPause = 400;

/**
 * An affiliate link. Below it: the shop's address in a network's link, and the link that the site builds from a shop's
 * address.
 */
export function AffiliateLinkField(props: Omit<FieldProps, "required" | "disabled">) {
  const [{ value }, { initialValue }, { setValue }] = useField<string>(props.name);
  /** The link before the editor replaced it by the shop's address. */
  const [former, setFormer] = useState<{ link: string; shopAddress: string } | null>(null);
  const settled = useDebouncedValue(value.trim(), typingPause);
  const isChecked = settled === value.trim() && /^https?:\/\/./i.test(settled);
  const { data } = useQuery(AffiliateLinkPreviewDocument, isChecked ? { variables: { address: settled } } : skipToken);
  const preview = isChecked ? data?.affiliateLinkPreview : undefined;
  const replaceLink = (link: string, shopAddress: string): void => {
    setFormer({ link, shopAddress });
    void setValue(shopAddress);
  };
  return (
    <div>
      <FormText {...props} type="url" placeholder="https://" />
      <Notes aria-live={value === initialValue ? undefined : "polite"}>
        {preview?.shopAddress ? (
          <FieldNote>
            <span>
              This is a network&apos;s link to <b>{preview.shopAddress}</b>
            </span>
            <Button
              type="button"
              size="small"
              variant="outlined"
              onClick={() => replaceLink(value, preview.shopAddress ?? value)}
            >
              Use the shop&apos;s address
            </Button>
          </FieldNote>
        ) : null}
        {former !== null && value === former.shopAddress ? (
          <FieldNote>
            <span>The shop&apos;s address replaces the network&apos;s link.</span>
            <Button type="button" size="small" variant="outlined" onClick={() => void setValue(former.link)}>
              Undo
            </Button>
          </FieldNote>
        ) : null}
        {preview?.deepLink ? (
          <FieldNote>
            <span>
              {preview.program}: visitors follow <b>{preview.deepLink}</b>
            </span>
          </FieldNote>
        ) : null}
      </Notes>
    </div>
  );
}

const Notes = styled("div")({ display: "grid", gap: 4, "&:not(:empty)": { marginTop: 6 } });
