import { screen, waitFor } from "@testing-library/react";
import { openAdminScreen } from "../../testing/renderAdmin";
import { RecordPage } from "../record/RecordPage";
import type { SaveOutcome } from "../record/recordTypes";
import { useRecordForm } from "../record/useRecordForm";
import { FormSelect } from "./FormSelect";

interface LookProps {
  onAdd: (name: string) => Promise<string>;
  save: () => Promise<SaveOutcome<{ occasion: string }>>;
  onFailed?: (message: string) => void;
}

function Look({ onAdd, save, onFailed }: LookProps) {
  const form = useRecordForm({ draftKey: "look:1", initial: { occasion: "" }, version: 1, save, onFailed });
  return (
    <RecordPage form={form} label="Look" submitLabel="Save">
      <FormSelect
        name="occasion"
        label="Occasion"
        emptyLabel="None"
        options={["Gala"]}
        addNew={{ label: "+ Add new occasion", nameLabel: "Name of the occasion", onAdd }}
      />
    </RecordPage>
  );
}

/** Adds an occasion, whose response the test gives, and saves meanwhile. */
async function addAndSave(more: Pick<LookProps, "onFailed"> = {}) {
  let resolve!: (stored: string) => void;
  let reject!: (error: Error) => void;
  const response = new Promise<string>((onResolve, onReject) => ([resolve, reject] = [onResolve, onReject]));
  const onAdd = jest.fn(() => response);
  const save = jest.fn(() => Promise.resolve<SaveOutcome<{ occasion: string }>>({ kind: "saved" }));
  const { user } = await openAdminScreen(<Look onAdd={onAdd} save={save} {...more} />);
  await user.selectOptions(screen.getByLabelText("Occasion"), "+ Add new occasion");
  await user.type(screen.getByLabelText("Name of the occasion"), "harvest fair{Enter}");
  expect(onAdd).toHaveBeenCalledWith("harvest fair");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(save).not.toHaveBeenCalled();
  return { resolve, reject, save };
}

describe("FormSelect: a new option", () => {
  beforeEach(() => localStorage.clear());

  it("is in what is saved while its name is being stored", async () => {
    const { resolve, save } = await addAndSave();
    resolve("Harvest Fair");
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    expect(save).toHaveBeenCalledWith({ occasion: "Harvest Fair" }, 1, "save", { occasion: "" });
    expect(screen.queryByLabelText("Name of the occasion")).toBeNull();
  });

  it("whose name could not be stored stops the save, which says why", async () => {
    const onFailed = jest.fn();
    const { reject, save } = await addAndSave({ onFailed });
    reject(new Error("This name already exists"));
    expect(await screen.findByText("This name already exists")).toBeVisible();
    expect(onFailed).toHaveBeenCalledWith("This name already exists");
    expect(save).not.toHaveBeenCalled();
  });
});
