import { forwardRef, type SelectHTMLAttributes } from 'react';
import { chevronDown } from '@wordpress/icons';
import { Field, type FieldProps } from '@/ui/field';
import styles from '@/ui/field/style.module.scss';
import { Icon } from '@/ui/icon';

type Native = Omit<
	SelectHTMLAttributes<HTMLSelectElement>,
	'onChange' | 'value' | 'className' | 'id' | 'multiple'
>;

export interface SelectProps extends FieldProps, Native {
	value: string;
	onChange: (value: string) => void;
	/** Value → label, in display order. A value without an entry is shown as it is. */
	options: Record<string, string>;
}

export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(
	{ label, help, error, onChange, options, value, ...rest },
	ref,
) {
	const isKnown = value in options;
	return (
		<Field label={label} help={help} error={error}>
			{(control) => (
				<div className={styles.chooser}>
					<select
						{...rest}
						{...control}
						ref={ref}
						value={value}
						onChange={(event) => onChange(event.target.value)}
					>
						{!isKnown && <option value={value}>{value}</option>}
						{Object.entries(options).map(([key, text]) => (
							<option key={key} value={key}>
								{text}
							</option>
						))}
					</select>
					{/* wp-admin removes the browser's arrow. */}
					<Icon icon={chevronDown} className={styles.arrow} />
				</div>
			)}
		</Field>
	);
});
