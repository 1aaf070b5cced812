import { useId } from 'react';
import type { ReactNode } from 'react';
import { joinClasses } from '@/lib/join-classes';
import styles from './style.module.scss';

export interface RadioChoice<Value extends string> {
	value: Value;
	label: ReactNode;
	help?: ReactNode;
}

export interface RadioGroupProps<Value extends string> {
	label: ReactNode;
	choices: readonly RadioChoice<Value>[];
	value: Value;
	onChange: (value: Value) => void;
	disabled?: boolean;
	/** Below the label: what the choice is about, or why there is none. */
	help?: ReactNode;
	/** What is wrong with what was chosen. */
	error?: ReactNode;
}

/** One of a few, all of them in sight. */
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
	const description = joinClasses(Boolean(error) && errorId, Boolean(help) && helpId);
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
			{choices.map((choice) => {
				const choiceId = `${id}-${choice.value}`;
				const choiceHelpId = choice.help ? `${choiceId}-help` : undefined;
				return (
					<div key={choice.value} className={styles.choice}>
						<input
							id={choiceId}
							type="radio"
							name={id}
							value={choice.value}
							checked={choice.value === value}
							aria-describedby={choiceHelpId}
							onChange={() => onChange(choice.value)}
						/>
						<div>
							<label htmlFor={choiceId} className={disabled ? styles.disabled : undefined}>
								{choice.label}
							</label>
							{choice.help && (
								<div id={choiceHelpId} className={styles.help}>
									{choice.help}
								</div>
							)}
						</div>
					</div>
				);
			})}
			{error && (
				<div id={errorId} className={styles.error}>
					{error}
				</div>
			)}
		</fieldset>
	);
}
