import { screen, within } from "@testing-library/react";
import { GoingOutDocument } from "../../../graphql/generated/adminOperations";
import { openAdminScreen } from "../../../testing/renderAdmin";
import { listWeeks, SchedulePageCalendar } from "./SchedulePageCalendar";

test("listWeeks: weeks begin on Monday, and every day comes once", () => {
  expect(listWeeks("2026-11")[0]).toEqual([null, null, null, null, null, null, "2026-11-01"]);
  expect(listWeeks("2028-02").flat().filter(Boolean)).toHaveLength(29);
  expect(listWeeks("2026-06")[0]![0]).toBe("2026-06-01");
});

test("SchedulePageCalendar: shows releases and newsletters on their days, on the clock of the site", async () => {
  const month = new Date().toISOString().slice(0, 7);
  const entry = (id: string, kind: string, title: string, day: string, isDone: boolean) => ({
    __typename: "GoingOut",
    id,
    kind,
    title,
    at: `${day}T23:30:00.000Z`,
    day,
    isDone,
  });
  await openAdminScreen(<SchedulePageCalendar />, {
    mocks: [
      {
        request: { query: GoingOutDocument, variables: { month } },
        result: {
          data: {
            goingOut: [
              entry("r", "RELEASE", "Gala week", `${month}-03`, true),
              entry("n", "NEWSLETTER", "Winter coats", `${month}-14`, false),
            ],
            settings: { __typename: "Settings", timeZone: "Europe/Berlin" },
          },
        },
      },
    ],
  });
  const newsletter = await screen.findByRole("link", { name: "Winter coats" });
  expect(newsletter).toHaveAttribute("href", "/admin/newsletters?edit=n");
  const day = within(newsletter.closest("td")!);
  expect(day.getByText("14")).toBeVisible();
  expect(day.getByText(/^\d{1,2}:30.AM Newsletter$/)).toBeVisible();
  expect(within(screen.getByText("Gala week").closest("td")!).getByText(/Release, done$/)).toBeVisible();
});
