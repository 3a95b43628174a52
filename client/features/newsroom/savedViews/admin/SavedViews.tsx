import { useQuery, useMutation } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useEffect, useRef, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import {
  type SavedViewFieldsFragment,
  SavedViewsDocument,
  type ViewScreen,
  DeleteSavedViewDocument,
  SetDefaultViewDocument,
  UpdateSavedViewDocument,
} from "../../../../graphql/generated/adminOperations";
import { DeleteIcon, EditIcon, ViewIcon } from "../../../../admin/adminIcons";
import { ConfirmDialog } from "../../../../admin/ConfirmDialog";
import type { RowAction } from "../../../../admin/grid/gridTypes";
import { RowMenu } from "../../../../admin/grid/RowMenu";
import { rowStyles } from "../../../../admin/grid/rowStyles";
import { SavedViewForm, savedViewKind } from "./SavedViewForm";
import type { ApolloCache } from "@apollo/client";
import { evictLists } from "../../../../admin/graphql/cacheChanges";
import { useAttempt } from "../../../../admin/graphql/useAttempt";
import { useToast } from "../../../../shared/toast/ToastContext";

type View = SavedViewFieldsFragment;

/** Opens the screen with the person's default view when its address names no search, filter or form. */
function useDefaultView(defaultQuery: string | null | undefined): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isDecided = useRef(search !== "");
  useEffect(() => {
    if (isDecided.current || defaultQuery === undefined) return;
    isDecided.current = true;
    // The person may have searched before the response came.
    if (search !== "" || !defaultQuery) return;
    void navigate(`${pathname}?${defaultQuery}`, { replace: true, preventScrollReset: true });
  }, [defaultQuery, search, pathname, navigate]);
}

/** Parameters of the address that no view keeps: the page of the list, and the open form. */
const passing = ["after", "before", "new", "edit", "copy", "view"];

/** The query string of a list as a view stores it, with its parameters in order. */
function readViewQuery(params: URLSearchParams): string {
  const kept = new URLSearchParams(params);
  passing.forEach((name) => kept.delete(name));
  kept.sort();
  return kept.toString();
}

export interface SavedViewsProps {
  screen: ViewScreen;
  /** The parameters of the list: a change that is saved at once may not be in the URL yet. */
  params: URLSearchParams;
}

/** The saved views of a list screen as links above the list, and what can be done with them. */
export function SavedViews({ screen, params }: SavedViewsProps) {
  const { pathname } = useLocation();
  const { data } = useQuery(SavedViewsDocument, { variables: { screen }, fetchPolicy: "cache-and-network" });
  const changes = useViewChanges(screen);
  const [lastId, setLastId] = useState<string | null>(null);
  const [edited, setEdited] = useState<View | "new" | null>(null);
  const [deleted, setDeleted] = useState<View | null>(null);
  useDefaultView(data && (data.defaultView?.query ?? null));
  const query = readViewQuery(params);
  const views = data?.savedViews ?? [];
  const current = views.find((view) => view.query === query);
  // A view that was opened, and whose list has been changed since.
  const left = current ? undefined : views.find(({ id, canChange }) => id === lastId && canChange);
  const isDefault = (view: View) => view.id === data?.defaultView?.id;
  const getActions = (view: View): RowAction[] => [
    {
      label: isDefault(view) ? "Do not open by default" : "Open by default",
      icon: <ViewIcon />,
      onClick: () => void changes.setDefault(isDefault(view) ? null : view),
    },
    ...(view.canChange
      ? [
          { label: "Rename or share", icon: <EditIcon />, onClick: () => setEdited(view) },
          { label: "Delete", icon: <DeleteIcon />, danger: true, onClick: () => setDeleted(view) },
        ]
      : []),
  ];
  return (
    <ViewBar>
      {views.length > 0 ? (
        <nav aria-label="Views">
          <ul>
            <li>
              <Link to={pathname} aria-current={query === "" ? "page" : undefined} onClick={() => setLastId(null)}>
                All
              </Link>
            </li>
            {views.map((view) => (
              <li key={view.id}>
                <Link
                  to={`${pathname}?${view.query}`}
                  aria-current={view === current ? "page" : undefined}
                  title={view.isOwn ? undefined : `Shared by ${view.authorName}`}
                  onClick={() => setLastId(view.id)}
                >
                  {view.name}
                </Link>
                {view === current ? <RowMenu row={view} name={`view ${view.name}`} getActions={getActions} /> : null}
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {left ? (
        <Button size="small" variant="text" onClick={() => void changes.replaceQuery(left, query)}>
          Update “{left.name}”
        </Button>
      ) : null}
      {current || query === "" ? null : (
        <Button size="small" variant="text" onClick={() => setEdited("new")}>
          Save view
        </Button>
      )}
      {edited ? (
        <SavedViewForm
          view={edited === "new" ? null : edited}
          screen={screen}
          query={query}
          onCreated={setLastId}
          onClose={() => setEdited(null)}
        />
      ) : null}
      <ConfirmDialog
        open={deleted !== null}
        title="Delete view"
        text={`The view “${deleted?.name ?? ""}” will be deleted${deleted?.isShared ? " for everyone" : ""}. The rows stay.`}
        onConfirm={() => {
          if (deleted) void changes.remove(deleted);
          setDeleted(null);
        }}
        onCancel={() => setDeleted(null)}
      />
    </ViewBar>
  );
}

const ViewBar = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 12px",
  paddingBottom: 10,
  "&:empty": { display: "none" },
  "& nav": { minWidth: 0 },
  "& ul": { display: "flex", flexWrap: "wrap", gap: "0 20px", listStyle: "none" },
  "& li": { display: "flex", alignItems: "center", minHeight: 36 },
  "& a": {
    padding: "6px 0 4px",
    borderBottom: "2px solid transparent",
    fontSize: "0.875rem",
    color: theme.vars.palette.text.secondary,
    textDecoration: "none",
  },
  "& a:hover": { color: theme.vars.palette.text.primary },
  "& a[aria-current]": {
    borderColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.text.primary,
    fontWeight: 550,
  },
  ...rowStyles(theme),
}));

type NamedView = Pick<SavedViewFieldsFragment, "id" | "name">;

const update = { update: (cache: ApolloCache) => evictLists(cache, savedViewKind.lists) };

/** Changes of saved views; each shows its outcome in a toast. */
function useViewChanges(screen: ViewScreen) {
  const toast = useToast();
  const [change] = useMutation(UpdateSavedViewDocument, update);
  const [remove] = useMutation(DeleteSavedViewDocument, update);
  const [choose] = useMutation(SetDefaultViewDocument, update);
  const attempt = useAttempt();
  const run = async (change: () => Promise<unknown>, title: string) => {
    if (await attempt(change)) toast({ title });
  };
  return {
    /** Gives the view another search, filters, order or columns. */
    replaceQuery: ({ id, name }: NamedView, query: string) =>
      run(() => change({ variables: { input: { id, query } } }), `View “${name}” updated`),
    remove: ({ id, name }: NamedView) => run(() => remove({ variables: { input: { id } } }), `View “${name}” deleted`),
    setDefault: (view: NamedView | null) =>
      run(
        () => choose({ variables: { input: { screen, viewId: view?.id ?? null } } }),
        view ? `This screen opens with “${view.name}”` : "This screen opens with all rows",
      ),
  };
}
