import { useId, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { caution } from '@wordpress/icons';
import { Icon } from '@/ui/icon';
import styles from './style.module.scss';

export interface FieldProps {
	label: ReactNode;
	help?: ReactNode;
	error?: ReactNode;
}

export interface ControlProps {
	id: string;
	className: string | undefined;
	'aria-invalid': true | undefined;
	'aria-describedby': string | undefined;
}

interface Props extends FieldProps {
	children: (control: ControlProps) => ReactNode;
}

/** A label, a control, its help and its error, linked for assistive technology. */
export function Field({ label, help, error, children }: Props) {
	const id = useId();
	const helpId = `${id}-help`;
	const errorId = `${id}-error`;
	return (
		<div className={styles.field}>
			<label htmlFor={id} className={styles.label}>
				{label}
			</label>
			{children({
				id,
				className: styles.control,
				'aria-invalid': error ? true : undefined,
				'aria-describedby': clsx(Boolean(error) && errorId, Boolean(help) && helpId) || undefined,
			})}
			{error && (
				<div id={errorId} className={styles.error}>
					<Icon icon={caution} size={16} />
					<span>{error}</span>
				</div>
			)}
			{help && (
				<div id={helpId} className={styles.help}>
					{help}
				</div>
			)}
		</div>
	);
}
