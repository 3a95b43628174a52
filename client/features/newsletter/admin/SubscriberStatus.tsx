import { styled } from "@mui/material/styles";

/** Active or Unsubscribed as text and a dot, so that color is not the only signal. */
export const SubscriberStatus = ({ subscribed }: { subscribed: boolean }) => (
  <Mark data-active={subscribed}>{subscribed ? "Active" : "Unsubscribed"}</Mark>
);

const Mark = styled("span")(({ theme }) => ({
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  color: theme.vars.palette.text.secondary,
  "&::before": {
    content: '""',
    width: 8,
    height: 8,
    borderRadius: "50%",
    border: "1px solid currentColor",
  },
  "&[data-active='true']": { color: theme.vars.palette.text.primary },
  "&[data-active='true']::before": {
    background: theme.vars.palette.success.main,
    borderColor: theme.vars.palette.success.main,
  },
}));
