import type { Draft } from "#engine/drafts/draft.ts";
import type { AnyField, Option } from "#engine/fields.ts";
import type { Preferences } from "#localization/preferences.ts";

export interface FieldProps {
  readonly name: string;
  readonly field: AnyField;
  readonly draft: Draft;
  /** The sentence that refuses the content of the field. */
  readonly message?: string | undefined;
  /** The options of a choice, which may depend on other fields. */
  readonly options: readonly Option[];
  readonly preferences: Preferences;
  readonly today: string;
  onChange(draft: Draft): void;
}

export interface ControlProps extends FieldProps {
  readonly id: string;
  readonly described: string;
  /** In a list's cell: the column's label. */
  readonly cellLabel?: string;
}
