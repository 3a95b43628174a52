import Dialog from "@mui/material/Dialog";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useId, type FormEvent, type ReactNode, type Ref } from "react";
import { CloseIcon } from "../shared/ui/icons";

export interface PanelDialogProps {
  title: string;
  /** Shown beside the title: an image, facts. */
  lead?: ReactNode;
  /** Shown right of the title: buttons. */
  headActions?: ReactNode;
  /** Shown beside the tabs and the middle, or instead of them where there is no room for both. */
  aside?: ReactNode;
  /** Shown below the title and always visible: tabs. */
  tabs?: ReactNode;
  /** Shown below the tabs and always visible: what others do with the record. */
  notice?: ReactNode;
  /** Shown at the bottom and always visible: buttons. */
  footer?: ReactNode;
  /** Pixels; 768 by default. */
  maxWidth?: number;
  /** Makes the whole dialog a form. */
  onSubmit?: () => void;
  /** Called on Escape, the close button, and a click outside. */
  onClose: () => void;
  /** The scrolling part; it can be given the focus. */
  bodyRef?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/**
 * A dialog at most 90% of the window high, full-screen on a phone. The header and footer stay while the middle scrolls.
 */
export function PanelDialog(props: PanelDialogProps) {
  const {
    title,
    lead,
    headActions,
    aside,
    tabs,
    notice,
    footer,
    maxWidth = 768,
    onSubmit,
    onClose,
    bodyRef,
    children,
  } = props;
  const phone = useMediaQuery("(max-width: 599.95px)", { noSsr: true });
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React bubbles events from dialogs that were opened inside this one.
    if (event.target === event.currentTarget) onSubmit?.();
  };
  const content = (
    <>
      <Head data-tabs={tabs !== undefined && aside === undefined}>
        {lead}
        <h2 id={id}>{title}</h2>
        {headActions}
        <IconButton aria-label="Close" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Head>
      <Middle data-aside={aside !== undefined}>
        <div>
          {tabs}
          {notice}
          <Body ref={bodyRef} tabIndex={-1}>
            {children}
          </Body>
        </div>
        {aside}
      </Middle>
      {footer ? <Foot>{footer}</Foot> : null}
    </>
  );
  return (
    <Dialog
      open
      fullScreen={phone}
      fullWidth
      maxWidth={false}
      aria-labelledby={id}
      onClose={onClose}
      slotProps={{
        paper: {
          sx: phone
            ? {}
            : { maxHeight: "90dvh", margin: 2, ...(aside ? { maxWidth: 1600, height: "90dvh" } : { maxWidth }) },
        },
      }}
    >
      {onSubmit ? (
        <Form noValidate onSubmit={submit}>
          {content}
        </Form>
      ) : (
        content
      )}
    </Dialog>
  );
}

/** The dialog itself must not be a form: `form` does not allow the role `dialog`. */
const Form = styled("form")({ display: "flex", flexDirection: "column", flex: "1 1 auto", minHeight: 0 });

const Head = styled("header")(({ theme }) => ({
  flex: "none",
  display: "flex",
  alignItems: "center",
  gap: 16,
  padding: "14px 12px 12px 24px",
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  "&[data-tabs='true']": { borderBottom: 0, paddingBottom: 4 },
  "& h2": { ...theme.typography.h2, flex: 1, minWidth: 0 },
  [theme.breakpoints.down("sm")]: { paddingLeft: 16 },
}));

/** The middle scrolls. Beside it there is room for more from 1,000 pixels on. */
const Middle = styled("div")(({ theme }) => ({
  flex: "1 1 auto",
  display: "flex",
  minHeight: 0,
  "& > div": { flex: "1 1 auto", display: "flex", flexDirection: "column", minWidth: 0, minHeight: 0 },
  "&[data-aside='true'] > div": {
    flex: "0 0 min(46%, 640px)",
    borderRight: `1px solid ${theme.vars.palette.divider}`,
    "@media (max-width: 999.95px)": { display: "none" },
  },
}));

const Body = styled("div")(({ theme }) => ({
  flex: "1 1 auto",
  overflowY: "auto",
  overscrollBehavior: "contain",
  outline: 0,
  padding: "20px 24px 28px",
  [theme.breakpoints.down("sm")]: { padding: "16px 16px 24px" },
}));

const Foot = styled("footer")(({ theme }) => ({
  flex: "none",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: 12,
  padding: "12px 24px",
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down("sm")]: { padding: "12px 16px" },
}));
