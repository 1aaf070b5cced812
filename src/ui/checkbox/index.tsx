import { useId, type ReactNode } from 'react';
import { VisuallyHidden } from '@/ui/screen-reader';
import styles from './style.module.scss';

interface CheckboxProps {
	label: ReactNode;
	/** `mixed` if it stands for several things, and only some are chosen. */
	checked: boolean | 'mixed';
	onChange: (checked: boolean) => void;
	disabled?: boolean;
	hideLabel?: boolean;
	/** Id of a text that says what choosing it does. */
	describedBy?: string;
}

/** Chooses one thing of several. For a setting that is saved at once, use a Toggle. */
export function Checkbox({
	label,
	checked,
	onChange,
	disabled = false,
	hideLabel = false,
	describedBy,
}: CheckboxProps) {
	const id = useId();
	return (
		<span className={styles.checkbox}>
			<input
				ref={(input) => {
					if (input) {
						// Only a property, without an attribute.
						input.indeterminate = checked === 'mixed';
					}
				}}
				id={id}
				type="checkbox"
				disabled={disabled}
				aria-describedby={describedBy}
				checked={checked === true}
				onChange={(event) => onChange(event.target.checked)}
			/>
			<label htmlFor={id} className={hideLabel ? 'jd-unseen' : undefined}>
				{hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
			</label>
		</span>
	);
}
