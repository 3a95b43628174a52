import { useSuspenseQuery } from "@apollo/client/react";
import Button from "@mui/material/Button";
import InputBase from "@mui/material/InputBase";
import { styled } from "@mui/material/styles";
import { type FormEvent, Suspense, useEffect, useId, useRef } from "react";
import { Link, useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { pieceKey } from "../../../../site/slugify";
import { OfferRow, OfferRows } from "../../../features/shops/offer/OfferRow";
import { PriceSources } from "../../../features/shops/offer/PriceSources";
import { OutfitPageBudgetDocument, type OutfitPageBudgetQuery } from "../../../graphql/generated/operations";
import { moneyText } from "../../../shared/format/money";
import { outlinedField } from "../../../shared/theme/fields";
import { budgetFormAnchor } from "./OutfitPageShop";

interface BudgetOutfit {
  id: string;
  slug: string;
  pieces: readonly { id: string; name: string }[];
}

const resultAnchor = "budget";
const most = 20;

const budgetPath = (slug: string, parameters: string[][]): string =>
  `${paths.outfit(slug)}?${new URLSearchParams(parameters)}#${resultAnchor}`;

/** Reads the budget in the address, null without one, and the keys of the pieces that the visitor has. */
function useBudget() {
  const [params] = useSearchParams();
  return { budget: params.get("budget"), have: params.getAll("have").slice(0, most), key: params.toString() };
}

/** Opens the details, and leads to its field, when the address ends with the form's anchor. */
function useOpenedByAddress() {
  const details = useRef<HTMLDetailsElement>(null);
  const location = useLocation();
  useEffect(() => {
    if (location.hash !== `#${budgetFormAnchor}` || !details.current) return;
    details.current.open = true;
    details.current.querySelector("input")?.focus();
  }, [location]);
  return details;
}

/** "The look for your budget": a form whose address can be shared, open by one press. */
export function OutfitPageBudgetForm({ outfit: { slug, pieces } }: { outfit: BudgetOutfit }) {
  const navigate = useNavigate();
  const { budget, have, key } = useBudget();
  const details = useOpenedByAddress();
  const fieldId = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)];
    const typed = fields.flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : []));
    void navigate(budgetPath(slug, typed), { preventScrollReset: true });
  };
  return (
    <BudgetDetails ref={details} open={budget !== null}>
      <summary>The look for your budget</summary>
      {/* Inside, so that a browser without JavaScript opens the details for a link to it. */}
      <div id={budgetFormAnchor}>
        <p>One product for each piece: exact ones first, then the same colors and garments, then the lower price.</p>
        {/* A new address shows its own values, also those that the visitor has changed since. */}
        <BudgetForm key={key} method="get" action={`${paths.outfit(slug)}#${resultAnchor}`} onSubmit={submit}>
          <label htmlFor={fieldId}>Your budget</label>
          <div>
            <BudgetInput
              id={fieldId}
              name="budget"
              defaultValue={budget ?? ""}
              placeholder="250"
              required
              autoComplete="off"
              inputProps={{ inputMode: "decimal", maxLength: 30 }}
            />
            <Button type="submit">Show the look</Button>
          </div>
          <fieldset>
            <legend>I already have</legend>
            {pieces.map((piece) => (
              <label key={piece.id}>
                <input
                  type="checkbox"
                  name="have"
                  value={pieceKey(piece)}
                  defaultChecked={have.includes(pieceKey(piece))}
                />
                {piece.name}
              </label>
            ))}
          </fieldset>
        </BudgetForm>
      </div>
    </BudgetDetails>
  );
}

/** The look for the budget in the address; empty without one. */
export function OutfitPageBudgetResult({ outfit: { id, slug } }: { outfit: BudgetOutfit }) {
  const { budget, have } = useBudget();
  return (
    <BudgetStatus id={resultAnchor} role="status">
      {budget === null ? null : (
        <>
          <h3>The look for your budget</h3>
          <Suspense fallback={<p>Adding up the prices...</p>}>
            <BudgetResult {...{ id, slug, budget, have }} />
          </Suspense>
        </>
      )}
    </BudgetStatus>
  );
}

type FoundLook = NonNullable<OutfitPageBudgetQuery["outfit"]>["lookForBudget"];

function BudgetResult({ id, slug, budget, have }: { id: string; slug: string; budget: string; have: string[] }) {
  const { data } = useSuspenseQuery(OutfitPageBudgetDocument, { variables: { id, budget, have }, errorPolicy: "all" });
  const look = data?.outfit?.lookForBudget;
  if (!look) return <p>The look cannot be worked out right now. Please try again.</p>;
  if (look.problem !== null) return <strong>{look.problem}</strong>;
  return (
    <>
      <BudgetSummary look={look} />
      {look.choices.length > 0 ? (
        <OfferRows>
          {look.choices.map(({ piece, product, insteadOf }) => (
            <li key={piece.id}>
              <OfferRow
                offer={product}
                label={piece.name}
                description={insteadOf ? `Instead of ${insteadOf.title}.` : ""}
                history={[]}
                level={4}
                hideSource
              />
            </li>
          ))}
        </OfferRows>
      ) : null}
      <small>
        <PriceSources offers={look.choices.map(({ product }) => product)} />
      </small>
      {look.total === null && look.cheapest !== null && look.currency !== null ? (
        <Link
          to={budgetPath(slug, [
            ["budget", `${look.cheapest} ${look.currency}`],
            ...have.map((name) => ["have", name]),
          ])}
          preventScrollReset
        >
          Show the cheapest look
        </Link>
      ) : null}
    </>
  );
}

const listNames = (pieces: readonly { name: string }[]): string => pieces.map(({ name }) => name).join(", ");

function BudgetSummary({ look }: { look: FoundLook }) {
  const { currency, budget, total, saves, cheapest, owned, unpriced, otherCurrencyCount } = look;
  if (currency === null || budget === null) return <p>No piece of this look has a current price.</p>;
  const money = (amount: number) => moneyText(amount, currency);
  return (
    <>
      <p>
        {total !== null && saves !== null ? (
          <>
            <strong>{money(total)}</strong> in all
            {saves > 0 ? `, ${money(saves)} less than the closest look.` : ": the closest look there is."}
          </>
        ) : cheapest === null ? (
          "No piece with a current price is left."
        ) : (
          <>
            <strong>Nothing fits {money(budget)}.</strong> The cheapest is {money(cheapest)}.
          </>
        )}
      </p>
      {owned.length > 0 ? <p>Left out: {listNames(owned)}.</p> : null}
      {unpriced.length > 0 ? <p>No current price: {listNames(unpriced)}.</p> : null}
      {otherCurrencyCount > 0 ? <p>Only prices in {currency} are added up.</p> : null}
    </>
  );
}

const BudgetForm = styled("form")(({ theme }) => ({
  display: "grid",
  gap: 8,
  marginBlock: 16,
  "& > label, & legend": { ...theme.typography.overline, padding: 0, color: theme.vars.palette.text.secondary },
  "& > div": { display: "flex", flexWrap: "wrap", gap: 12 },
  "& fieldset": { display: "flex", flexWrap: "wrap", columnGap: 20, margin: "8px 0 0", padding: 0, border: 0 },
  "& fieldset label": { display: "inline-flex", alignItems: "center", gap: 8, minHeight: 44 },
  "& input[type='checkbox']": { width: 20, height: 20, accentColor: theme.vars.palette.secondary.main },
}));

const BudgetDetails = styled("details")(({ theme }) => ({
  width: "100%",
  maxWidth: 560,
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
  "& summary": {
    ...theme.typography.subtitle2,
    minHeight: 48,
    paddingBlock: 12,
    cursor: "pointer",
    "&:hover": { color: theme.vars.palette.primary.main },
  },
  "& > div > p": { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

const BudgetStatus = styled("div")(({ theme }) => ({
  "& h3": { marginBottom: 8 },
  "& > small": { ...theme.typography.caption, display: "block", color: theme.vars.palette.text.secondary },
  "&:not(:empty)": {
    marginBottom: 24,
    padding: "20px clamp(1rem, 0.6rem + 1.6vw, 1.5rem)",
    background: theme.vars.editorial.sunken,
  },
}));

const BudgetInput = styled(InputBase)(({ theme }) => ({ ...outlinedField(theme), flex: "1 1 10rem", width: "auto" }));
