import Button from "@mui/material/Button";
import OutlinedInput from "@mui/material/OutlinedInput";
import { styled } from "@mui/material/styles";
import { wcagContrast } from "culori";
import { useFormikContext } from "formik";
import { useEffect } from "react";
import {
  type Branding,
  type Corners,
  type Density,
  firstBranding,
  type FontPair,
  fontPairs,
  hexColor,
  type SchemeName,
} from "../../../../../site/branding";
import { deriveSchemes } from "../../../../../site/accent";
import type { Scheme } from "../../../../../site/palette";
import { FormSlot } from "../../../../admin/form/FormSlot";
import type { FormField } from "../../../../admin/form/useFormField";
import { ToggleChoice } from "../../../../admin/ToggleChoice";
import { isSameValue } from "../../../../admin/record/paths";
import { loadFontSamples, sampleFamily } from "../../../../shared/theme/fontFaces";

export const cornerLabels: Record<Corners, string> = { SQUARE: "Square", SOFT: "Soft", ROUND: "Round" };
export const densityLabels: Record<Density, string> = { SPACIOUS: "Spacious", COMPACT: "Compact" };

/** Accent color, fonts, corners and space. */
export function BrandingFields() {
  const { values, setFieldValue } = useFormikContext<{ branding: Branding }>();
  return (
    <>
      <FormSlot<string>
        name="branding.accent"
        label="Accent Color"
        hint="For buttons, links and marks. Each scheme gets the nearest tone that can be read."
      >
        {(field) => <AccentField field={field} />}
      </FormSlot>
      <FormSlot<FontPair> name="branding.fonts" label="Fonts" group>
        {(field) => <FontChoice field={field} />}
      </FormSlot>
      <FormSlot<Corners> name="branding.corners" label="Corners" group hint="Of buttons, fields and pictures.">
        {({ value, setValue }) => (
          <ToggleChoice label="Corners" options={cornerLabels} value={value} onChange={setValue} />
        )}
      </FormSlot>
      <FormSlot<Density> name="branding.density" label="Space" group hint="Between sections, cards and titles.">
        {({ value, setValue }) => (
          <ToggleChoice label="Space" options={densityLabels} value={value} onChange={setValue} />
        )}
      </FormSlot>
      {isSameValue(values.branding, firstBranding) ? null : (
        <div>
          <Button
            size="small"
            variant="outlined"
            onClick={() => void setFieldValue("branding", { ...values.branding, ...firstBranding })}
          >
            Use the first colors and fonts again
          </Button>
        </div>
      )}
    </>
  );
}

function AccentField({ field: { id, value, setValue, onBlur, aria } }: { field: FormField<string> }) {
  const accent = value.trim().toLowerCase();
  const isColor = hexColor.test(accent);
  return (
    <>
      <AccentInputs>
        <input
          type="color"
          aria-label="Pick the accent color"
          value={isColor ? accent : firstBranding.accent}
          onChange={({ target }) => setValue(target.value)}
        />
        <OutlinedInput
          id={id}
          value={value}
          onChange={({ target }) => setValue(target.value)}
          onBlur={onBlur}
          inputProps={{ ...aria, spellCheck: false, maxLength: 7 }}
        />
      </AccentInputs>
      {isColor ? <Tones accent={accent} /> : null}
    </>
  );
}

const schemeLabels: Record<SchemeName, string> = { light: "Light", dark: "Dark" };

/** What the site makes of the color, with the contrast of each pair. */
function Tones({ accent }: { accent: string }) {
  const colors = deriveSchemes({ accent });
  return (
    <ToneList>
      {Object.entries(schemeLabels).map(([name, label]) => (
        <Tone key={name} label={label} scheme={colors[name as SchemeName]} />
      ))}
    </ToneList>
  );
}

const describeContrast = (text: string, ground: string): string => `${wcagContrast(text, ground).toFixed(1)} : 1`;

const Tone = ({ label, scheme }: { label: string; scheme: Scheme }) => (
  <li style={{ background: scheme.ground, color: scheme.ink }}>
    <span style={{ background: scheme.accent, color: scheme.onAccent }}>
      Button {describeContrast(scheme.onAccent, scheme.accent)}
    </span>
    <span style={{ color: scheme.accent }}>Link {describeContrast(scheme.accent, scheme.ground)}</span>
    <span style={{ background: scheme.accentWash, color: scheme.ink }}>
      Note {describeContrast(scheme.ink, scheme.accentWash)}
    </span>
    <small style={{ color: scheme.inkSoft }}>
      {label}: {scheme.accent}
    </small>
  </li>
);

/** The pairs, each in its fonts. */
function FontChoice({ field: { id, value, setValue } }: { field: FormField<FontPair> }) {
  useEffect(() => void loadFontSamples(), []);
  return (
    <FontList>
      {Object.entries(fontPairs).map(([pair, label]) => (
        <label key={pair}>
          <input
            type="radio"
            name={id}
            value={pair}
            checked={pair === value}
            onChange={() => setValue(pair as FontPair)}
          />
          <span style={{ fontFamily: sampleFamily(pair as FontPair, "display") }}>Who wore it best</span>
          <small style={{ fontFamily: sampleFamily(pair as FontPair, "text") }}>{label}</small>
        </label>
      ))}
    </FontList>
  );
}

const AccentInputs = styled("div")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "64px minmax(0, 12rem)",
  gap: 12,
  "& input[type='color']": {
    width: "100%",
    height: "100%",
    minHeight: 44,
    padding: 4,
    border: `1px solid ${theme.vars.editorial.control}`,
    background: "none",
    cursor: "pointer",
  },
}));

const ToneList = styled("ul")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(13rem, 1fr))",
  gap: 12,
  marginTop: 12,
  listStyle: "none",
  "& li": {
    display: "grid",
    gap: 8,
    justifyItems: "start",
    padding: 16,
    border: `1px solid ${theme.vars.palette.divider}`,
  },
  "& span": { padding: "6px 12px", fontSize: "0.875rem" },
  "& span:nth-of-type(2)": { paddingInline: 0, textDecoration: "underline", textUnderlineOffset: "0.3em" },
  "& small": { fontSize: "0.8125rem" },
}));

const FontList = styled("div")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(15rem, 1fr))",
  gap: 8,
  "& label": {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    alignItems: "center",
    gap: "2px 12px",
    padding: "12px 14px",
    border: `1px solid ${theme.vars.palette.divider}`,
    cursor: "pointer",
  },
  "& label:has(:checked)": { borderColor: theme.vars.palette.text.primary },
  "& label:has(:focus-visible)": { outline: `2px solid ${theme.vars.editorial.focus}`, outlineOffset: 2 },
  "& input": { gridRow: "1 / 3", width: 18, height: 18, accentColor: theme.vars.palette.primary.main },
  "& label > span": { fontSize: "1.375rem", lineHeight: 1.25 },
  "& small": { fontSize: "0.8125rem", color: theme.vars.palette.text.secondary },
}));
