import type { ReactNode } from 'react';
import { getSetting } from '@/domain/settings-registry';
import { assertNever } from '@/lib/assert-never';
import { Select } from '@/ui/select';
import { TextInput } from '@/ui/text-input';
import { Textarea } from '@/ui/textarea';
import { FieldConflict } from './field-conflict';
import { Marked } from './marked';
import { SettingRow } from './setting-row';
import { useField } from './use-field';

interface SettingFieldProps {
	id: string;
	help?: ReactNode;
	placeholder?: string;
	/** Of a choice: value → what people read. */
	options?: Record<string, string>;
	isDisabled?: boolean;
}

/** A field of a card's form: a line, some lines, or a choice, as the registry has it. */
export function SettingField({
	id,
	help,
	placeholder,
	options = {},
	isDisabled = false,
}: SettingFieldProps) {
	const { control, getName, getDescription } = getSetting(id);
	const { value, problem, isSaving, isUsable, onChange } = useField(id);
	const description = getDescription?.();
	const field = {
		label: <Marked text={getName()} />,
		help: help ?? (description && <Marked text={description} />),
		error: problem,
		value,
		onChange,
	};
	// `readOnly` and not `disabled` while saving: that would drop the focus in the middle of a save.
	const text = { ...field, placeholder, readOnly: isSaving, disabled: isDisabled || !isUsable };
	const draw = () => {
		switch (control) {
			case 'text':
				return <TextInput {...text} />;
			case 'lines':
				return <Textarea {...text} spellCheck={false} />;
			case 'choice':
				return <Select {...field} options={options} disabled={isDisabled || !isUsable} />;
			case 'module':
			case 'switch':
			case 'special':
				throw new Error(`${id} is no field of a form.`);
			default:
				return assertNever(control, 'control');
		}
	};
	return (
		<SettingRow id={id}>
			{draw()}
			<FieldConflict id={id} />
		</SettingRow>
	);
}
