import { useId, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { Marked } from './search-context';
import styles from './style.module.scss';

export interface Check {
	value: string;
	label: string;
	isOn: boolean;
}

interface CheckGroupProps {
	legend: ReactNode;
	checks: readonly Check[];
	help?: ReactNode;
	/** What is wrong with the choice. */
	error?: ReactNode;
	disabled?: boolean;
	/** While it is being saved: the checks keep the focus and ignore clicks. */
	readOnly?: boolean;
	onChange: (value: string, isOn: boolean) => void;
}

/** Check boxes for any number of values, as part of a form. */
export function CheckGroup(props: CheckGroupProps) {
	const { legend, checks, help, error, disabled = false, readOnly = false, onChange } = props;
	const id = useId();
	const described = clsx(Boolean(error) && `${id}-error`, Boolean(help) && `${id}-help`);
	return (
		<fieldset
			className={styles.checks}
			disabled={disabled}
			aria-describedby={described || undefined}
		>
			<legend>{legend}</legend>
			{checks.map(({ value, label, isOn }) => (
				<label key={value} htmlFor={`${id}-${value}`} className={styles.check}>
					<input
						type="checkbox"
						id={`${id}-${value}`}
						checked={isOn}
						aria-disabled={readOnly || undefined}
						onChange={({ target }) => !readOnly && onChange(value, target.checked)}
					/>
					<Marked text={label} />
				</label>
			))}
			{error && (
				<p id={`${id}-error`} className={styles.wrong}>
					{error}
				</p>
			)}
			{help && (
				<p id={`${id}-help`} className={styles.hint}>
					{help}
				</p>
			)}
		</fieldset>
	);
}
