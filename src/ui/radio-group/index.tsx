import { useId, type ReactNode } from 'react';
import { clsx } from 'clsx';
import styles from './style.module.scss';

export interface RadioChoice<Value extends string> {
	value: Value;
	label: ReactNode;
}

export interface RadioGroupProps<Value extends string> {
	label: ReactNode;
	choices: readonly RadioChoice<Value>[];
	value: Value;
	onChange: (value: Value) => void;
	disabled?: boolean;
	/** Below the label: what the choice changes, or why it is disabled. */
	help?: ReactNode;
	/** What is wrong with the chosen option. */
	error?: ReactNode;
}

/** One of a few options, all of them visible. */
export function RadioGroup<Value extends string>({
	label,
	choices,
	value,
	onChange,
	disabled = false,
	help,
	error,
}: RadioGroupProps<Value>) {
	const id = useId();
	const helpId = `${id}-help`;
	const errorId = `${id}-error`;
	const description = clsx(Boolean(error) && errorId, Boolean(help) && helpId);
	return (
		<fieldset
			className={styles.group}
			disabled={disabled}
			aria-describedby={description || undefined}
		>
			<legend>{label}</legend>
			{help && (
				<div id={helpId} className={styles.help}>
					{help}
				</div>
			)}
			{choices.map((choice) => (
				<label key={choice.value} className={styles.choice} htmlFor={`${id}-${choice.value}`}>
					<input
						id={`${id}-${choice.value}`}
						type="radio"
						name={id}
						value={choice.value}
						checked={choice.value === value}
						onChange={() => onChange(choice.value)}
					/>
					<span>{choice.label}</span>
				</label>
			))}
			{error && (
				<div id={errorId} className={styles.error}>
					{error}
				</div>
			)}
		</fieldset>
	);
}
