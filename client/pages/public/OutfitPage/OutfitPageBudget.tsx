import { useSuspenseQuery } from "@apollo/client/react";
import Button from "@mui/material/Button";
import InputBase from "@mui/material/InputBase";
import { styled } from "@mui/material/styles";
import { type FormEvent, Suspense, useId } from "react";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { pieceKey } from "../../../../site/slugify";
import { OfferRow, OfferRows } from "../../../features/offer/OfferRow";
import { OutfitPageBudgetDocument, type OutfitPageBudgetQuery } from "../../../graphql/generated/operations";
import { moneyText } from "../../../shared/format/money";
import { outlinedField } from "../../../shared/theme/fields";

interface OutfitPageBudgetProps {
  outfit: { id: string; slug: string; pieces: readonly { id: string; name: string }[] };
}

const anchor = "budget";
const most = 20;

const budgetPath = (slug: string, parameters: string[][]): string =>
  `${paths.outfit(slug)}?${new URLSearchParams(parameters)}#${anchor}`;

/** "The look for $250": a form whose address can be shared, and the look that it finds. */
export function OutfitPageBudget({ outfit: { id, slug, pieces } }: OutfitPageBudgetProps) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const budget = params.get("budget");
  const have = params.getAll("have").slice(0, most);
  const fieldId = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)];
    const typed = fields.flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : []));
    void navigate(budgetPath(slug, typed), { preventScrollReset: true });
  };
  return (
    <section id={anchor} aria-labelledby={`${fieldId}-title`}>
      <h3 id={`${fieldId}-title`}>The look for your budget</h3>
      <p>One product for each piece: exact ones first, then the same colors and garments, then the lower price.</p>
      {/* A new address shows its own values, also those that the visitor has changed since. */}
      <BudgetForm key={params.toString()} method="get" action={`${paths.outfit(slug)}#${anchor}`} onSubmit={submit}>
        <label htmlFor={fieldId}>Your budget</label>
        <div>
          <BudgetInput
            id={fieldId}
            name="budget"
            defaultValue={budget ?? ""}
            placeholder="250"
            required
            autoComplete="off"
            inputProps={{ inputMode: "decimal", maxLength: 30, "aria-describedby": `${fieldId}-result` }}
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
      <div id={`${fieldId}-result`} role="status">
        {budget === null ? null : (
          <Suspense fallback={<p>Adding up the prices...</p>}>
            <BudgetResult {...{ id, slug, budget, have }} />
          </Suspense>
        )}
      </div>
    </section>
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
              />
            </li>
          ))}
        </OfferRows>
      ) : null}
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

const BudgetInput = styled(InputBase)(({ theme }) => ({ ...outlinedField(theme), flex: "1 1 10rem", width: "auto" }));
