import { __, _x, sprintf } from '@wordpress/i18n';
import { getSetting, resolveChoices, type SettingId } from '@/domain/settings/registry';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { selectIsModuleToggling, selectModule } from '@/state/modules';
import {
	selectFieldConflict,
	selectFieldProblem,
	selectFieldRewrite,
	selectFieldValue,
	selectIsFieldSaving,
	typeField,
} from '@/state/settings';
import { Select, Textarea, TextInput } from '@/ui/field';
import { late } from '@/ui/loadable/late';
import { useFieldWarning } from './field-warning';
import { PART } from './card-frame';
import { SettingRow } from './setting-row';
import { useRestReason, useSettingState } from './use-setting-state';

/** The props of a form field, which is saved by its card's button and disabled while its feature is off. */
export function useField(id: SettingId) {
	const dispatch = useAppDispatch();
	const value = useAppSelector((state) => selectFieldValue(state, id));
	const error = useAppSelector((state) => selectFieldProblem(state, id));
	// `readOnly` while saving instead of `disabled`, which would drop the focus.
	const readOnly = useAppSelector((state) => selectIsFieldSaving(state, id));
	const disabled = useSettingState(id).kind !== 'usable';
	const onChange = (typed: string) => void dispatch(typeField(id, typed));
	return { label: getSetting(id).getName(), value, error, readOnly, disabled, onChange };
}

/** In the chunk of the warnings. */
export const OtherVersion = late(
	() => import(/* webpackChunkName: "settings-late" */ './other-version'),
	PART,
);

interface FieldConflictProps {
	id: SettingId;
	/** Describes a value, for a field that doesn't show its raw value. */
	describe?: (theirs: string) => string;
}

/** A name with its value, for a value with several parts. */
export const writePair = (name: string, value: string): string =>
	/* translators: 1: a name. 2: its value. */
	sprintf(_x('%1$s: %2$s', 'name and value'), name, value);

const asItIs = (theirs: string) => theirs;

export function FieldConflict({ id, describe = asItIs }: FieldConflictProps) {
	const theirs = useAppSelector((state) => selectFieldConflict(state, id));
	const sent = useAppSelector((state) => selectFieldRewrite(state, id));
	const other = theirs ?? sent;
	return other === undefined ? null : (
		<OtherVersion
			id={id}
			kind={theirs === undefined ? 'rewrite' : 'conflict'}
			text={describe(other)}
		/>
	);
}

interface SettingFieldProps {
	id: SettingId;
	isDisabled?: boolean;
}

/**
 * A field of a card's form: one line, several lines, or a select, depending on the registry. It can't be changed while the switch that it belongs to is
 * being saved.
 */
export function SettingField({ id, isDisabled = false }: SettingFieldProps) {
	const { control, module, under = '', isCode, rows, ...record } = getSetting(id);
	const { getDescription, getPlaceholder, getChoices } = record;
	const isSwitchSaving = useAppSelector((state) => selectIsModuleToggling(state, under));
	const labels = useAppSelector((state) => selectModule(state, module)?.options[id]?.enumLabels);
	const { readOnly, ...own } = useField(id);
	const reason = useRestReason(id);
	const warning = useFieldWarning(id);
	const about = getDescription?.();
	const field = {
		...own,
		disabled: isDisabled || isSwitchSaving || own.disabled,
		help:
			reason ||
			(warning ? (
				<>
					{about}
					{warning}
				</>
			) : (
				about
			)),
	};
	const text = {
		...field,
		placeholder: getPlaceholder?.(),
		readOnly,
		...(isCode && { dir: 'ltr' as const, autoCapitalize: 'none' as const }),
	};
	const draw = () => {
		switch (control) {
			case 'text':
				return <TextInput {...text} />;
			case 'lines':
				return <Textarea {...text} rows={rows} spellCheck={false} />;
			case 'choice': {
				const choices = resolveChoices(labels, getChoices?.());
				return choices.kind === 'open' ? (
					<Select {...field} options={choices.options} />
				) : (
					<Select {...field} options={{}} disabled help={__("Couldn't load the options.")} />
				);
			}
			case 'module':
			case 'switch':
			case 'special':
				throw new Error(`${id} is not a form field.`);
		}
	};
	return (
		<SettingRow id={id}>
			{draw()}
			<FieldConflict id={id} />
		</SettingRow>
	);
}
