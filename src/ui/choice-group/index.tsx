import { useId, type ReactNode } from 'react';
import { clsx } from 'clsx';
import styles from './style.module.scss';

export interface ChoiceGroupProps<Value extends string> {
	/** Whether one of the choices is on, or any number of them. */
	type: 'radio' | 'checkbox';
	label: ReactNode;
	choices: readonly { value: Value; label: ReactNode; isOn: boolean }[];
	onChange: (value: Value, isOn: boolean) => void;
	disabled?: boolean;
	/** While it is being saved: the choices keep the focus and ignore clicks. */
	readOnly?: boolean;
	/** Below the label: what the choice changes, or why it is disabled. */
	help?: ReactNode;
	error?: ReactNode;
}

export function ChoiceGroup<Value extends string>({
	type,
	label,
	choices,
	onChange,
	disabled = false,
	readOnly = false,
	help,
	error,
}: ChoiceGroupProps<Value>) {
	const id = useId();
	const described = clsx(Boolean(error) && `${id}-error`, Boolean(help) && `${id}-help`);
	return (
		<fieldset
			className={styles.group}
			disabled={disabled}
			aria-describedby={described || undefined}
		>
			<legend>{label}</legend>
			{help && (
				<div id={`${id}-help`} className="jd-caption">
					{help}
				</div>
			)}
			{choices.map((choice) => (
				<label key={choice.value} className={styles.choice} htmlFor={`${id}-${choice.value}`}>
					<input
						id={`${id}-${choice.value}`}
						type={type}
						name={id}
						value={choice.value}
						checked={choice.isOn}
						aria-disabled={readOnly || undefined}
						onChange={({ target }) => !readOnly && onChange(choice.value, target.checked)}
					/>
					<span>{choice.label}</span>
				</label>
			))}
			{error && (
				<div id={`${id}-error`} className={styles.error}>
					{error}
				</div>
			)}
		</fieldset>
	);
}
